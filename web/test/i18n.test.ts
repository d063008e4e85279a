import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bind, GameText, stretch, Text } from '../src/i18n/text';

const read = (language: string, name: string) => readFileSync(new URL(`../../src/permonik/locales/${language}/${name}.ftl`, import.meta.url), 'utf8');
const said = (language: string, pseudo = false) => new Text(language, ['common', 'web', 'server', 'saboteur'].map((name) => read(language, name)), pseudo);

describe('languages', () => {
  it('counts as Czech does', () => {
    const text = said('cs');
    const cards = (count: number) => text.format('saboteur-cards-acc', { count });
    expect(new Set([1, 2, 5].map(cards)).size).toBe(3);
  });

  it('keeps short words and numbers with what follows', () => {
    expect(bind('v lese a 2 karty')).toBe('v\u00a0lese a\u00a02\u00a0karty');
  });

  it('shows arguments by their names, as the server does', () => {
    const game = new GameText(said('en'), 'saboteur', ['Eva', 'Petr']);
    expect(game.event('place', { player: 1, card: 'cross', cell: [4, -1], turned: false }, false)).toBe('Petr places a path card at 4, −1: Cross.');
    expect(game.choice({ verb: 'map', card: 'map', goal: 0, cell: [8, 0] })).toBe('Map: look at goal card 1');
    expect(game.card('of-another-deck')).toContain('of-another-deck');
  });

  it('can be stretched, so that words from elsewhere show', () => {
    expect(stretch('Place')).toBe('Plåcëplåcë');
    expect(said('en', true).format('web-cancel')).not.toContain('Cancel');
  });

  it('says an unknown id as it is', () => {
    expect(said('en').format('no-such-message')).toBe('no-such-message');
  });
});
