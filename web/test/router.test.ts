import { beforeAll, describe, expect, it, vi } from 'vitest';

describe('addresses', () => {
  let parse: typeof import('../src/app/router.svelte').parse;

  beforeAll(async () => {
    vi.stubGlobal('location', { href: 'http://here/', hash: '', pathname: '/' });
    vi.stubGlobal('addEventListener', () => undefined);
    ({ parse } = await import('../src/app/router.svelte'));
  });

  it.each([
    ['/', 'home', ''],
    ['/new', 'new', ''],
    ['/new/dark-cave', 'new', 'dark-cave'],
    ['/t/abc', 'table', 'abc'],
    ['/r/abc?as=1&step=3', 'replay', 'abc'],
    ['/j/ABC', 'join', 'ABC'],
    ['/my?page=2', 'my', ''],
    ['/games', 'games', ''],
    ['/me', 'me', ''],
    ['/me/too', 'nowhere', ''],
    ['/t', 'nowhere', ''],
    ['/r/', 'nowhere', ''],
    ['/a/b/c', 'nowhere', ''],
    ['/j/%E0%A4%A', 'nowhere', ''],
  ])('%s', (address, page, arg) => {
    expect(parse(address)).toMatchObject({ page, arg });
  });

  it('keeps what is asked for', () => {
    expect(parse('/r/abc?as=1&step=3').query.get('step')).toBe('3');
  });
});
