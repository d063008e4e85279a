/** Arrow keys between things that can be touched, as they lie on the page. */
import { toward, type Spot } from './spots';

function spotOf(node: Element, index: number): Spot {
  const { x, y, width: w, height: h } = node.getBoundingClientRect();
  return { x, y, w, h, key: String(index), label: '', kind: 'card' };
}

/**
 * Lets arrow keys walk between the matching elements inside: `<ul {@attach arrows('button')}>`. With `lit`, only while
 * one of those can be chosen: otherwise the arrow leads to where the decision is.
 */
export function arrows(selector: string, lit = selector): (node: HTMLElement) => () => void {
  return (node) => {
    const keys = (event: KeyboardEvent): void => {
      if (!event.key.startsWith('Arrow') || !node.querySelector(lit)) return;
      const all = [...node.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
      const from = all.indexOf(document.activeElement as HTMLElement);
      if (from < 0) return;
      event.preventDefault();
      event.stopPropagation();
      const spots = all.map(spotOf);
      const next = toward(spots, spots[from]!, event.key);
      if (next) all[Number(next.key)]!.focus();
    };
    node.addEventListener('keydown', keys);
    return () => node.removeEventListener('keydown', keys);
  };
}

/** The first thing in sight of those that match goes first: an arrow from anywhere leads to what can be done. */
export function reachFirst(...selectors: string[]): void {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    if (found) return found.focus();
  }
}
