import { expect, it } from 'vitest';
import { unpacked } from '../src/net/packing';

it('gives the text of a packed update back', async () => {
  const text = JSON.stringify({ type: 'update', view: { dwarfs: Array(50).fill('Permoník') } });
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  expect(await unpacked(await new Response(stream).arrayBuffer())).toBe(text);
});
