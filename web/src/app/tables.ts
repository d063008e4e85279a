/** The tables of the games, each loaded with its words when it is needed. */
import type { Component } from 'svelte';
import { speakOf } from '../i18n/language.svelte';
import type { TableState } from '../stage/table.svelte';

export type GameTable = Component<{ table: TableState }>;

const GAMES = import.meta.glob<{ default: GameTable }>('../games/*/Table.svelte');

export async function drawn(game: string): Promise<GameTable> {
  const load = GAMES[`../games/${game.replace(/-/g, '_')}/Table.svelte`] ?? GAMES['../games/plain/Table.svelte']!;
  const [module] = await Promise.all([load(), speakOf(game)]);
  return module.default;
}
