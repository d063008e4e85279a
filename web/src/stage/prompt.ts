/** Which choices are buttons of the prompt, since nothing on the board stands for them. */
import type { Chooser } from '../choose/chooser.svelte';
import { differing } from '../choose/narrow';
import type { ChoiceInfo } from '../gen/wire';

const TOUCHABLE = ['card', 'cards', 'cell', 'field', 'side', 'seat', 'goal', 'mine', 'treasure', 'turned', 'nuggets', 'space'];
const MOST = 4;

/** Choices that are made of nothing that could be touched: stop, agree, fight. */
export function bareChoices(choices: readonly ChoiceInfo[]): ChoiceInfo[] {
  return choices.filter((choice) => !Object.keys(choice.facets).some((facet) => TOUCHABLE.includes(facet)));
}

/** What is left after touching, where only words can tell the rest apart: which tool, for example. */
export function openChoices(chooser: Chooser): ChoiceInfo[] {
  const left = chooser.shown;
  if (chooser.picks.length === 0 || left.length < 2 || left.length > MOST) return [];
  const apart = differing(left).filter((facet) => facet !== 'verb');
  return apart.some((facet) => TOUCHABLE.includes(facet)) ? [] : left;
}
