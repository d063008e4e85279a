/** What a game gives to the table that all of them share. */
import type { Snippet } from 'svelte';
import type { TableState } from './table.svelte';
import type { Passage } from './text';

export interface GameParts {
  table: TableState;
  world: 'base' | 'mines' | 'cave';
  sub: string; // the line under the name of the game
  deck: string; // what is left to be drawn
  boardName: string; // the tab of the board
  hand: readonly string[];
  handSize: (seat: number) => number | null;
  board: Snippet;
  card: Snippet<[string]>; // a card of the hand, by key
  extra?: Snippet<[number]>; // beside a player's name
  header?: Snippet;
  over?: Snippet; // sheets of the game
  role?: Snippet; // what the role button shows while it is held
  later?: boolean; // something else is shown first: the end of the round before
  roundKey?: string; // the role is shown on purpose once for each of these
  canDiscard?: boolean;
  text: () => Passage[]; // the table in words
}
