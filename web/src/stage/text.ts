/** The table in words, for those who do not see it: what lies where, who has what, what can be chosen. */
export interface Passage {
  title: string;
  lines: string[];
  rows?: string[][]; // a part of the board that is read square by square
}
