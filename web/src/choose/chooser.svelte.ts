/** One decision while a person is making it. */
import type { ChoiceInfo, DecisionInfo } from '../gen/wire';
import { differing, mentions, pick, putsAway, remaining, same, values, type Pick } from './narrow';

export class Chooser {
  decision = $state.raw<DecisionInfo | null>(null);
  picks = $state.raw<Pick[]>([]);
  turned = $state(false);

  readonly choices = $derived<readonly ChoiceInfo[]>(this.decision?.choices ?? []);
  readonly left = $derived(remaining(this.choices, this.picks));
  /** Those left, but for a turn that is shown and can be changed. */
  readonly shown = $derived.by(() => {
    const differ = differing(this.left);
    if (this.picks.length === 0 || differ.length !== 1 || differ[0] !== 'turned') return this.left;
    return this.left.filter((choice) => choice.facets.turned === this.turned);
  });
  readonly turnable = $derived(this.shown.length === 1 && this.left.length === 2);
  /** The one choice that is meant, once it is clear. */
  readonly meant = $derived(this.picks.length > 0 && this.shown.length === 1 ? this.shown[0]! : null);

  /** A new decision clears what was picked. */
  ask(decision: DecisionInfo | null): void {
    this.decision = decision;
    this.clear();
  }

  clear(): void {
    this.picks = [];
    this.turned = false;
  }

  /** One step back. */
  back(): void {
    this.picks = this.picks.slice(0, -1);
  }

  /** Touch something; false if nothing can be meant by it. */
  touch(facet: string, value: unknown): boolean {
    const picks = pick(this.choices, this.picks, { facet, value });
    if (picks) {
      this.picks = picks;
      if (!this.left.some((choice) => choice.facets.turned === this.turned)) this.turned = !this.turned;
    }
    return picks !== null;
  }

  /** Whether some choice puts away these cards. */
  holds(cards: readonly string[]): boolean {
    return this.choices.some((choice) => putsAway(choice, cards));
  }

  turn(): void {
    if (this.turnable) this.turned = !this.turned;
  }

  picked(facet: string): unknown {
    return this.picks.find((each) => each.facet === facet)?.value;
  }

  isPicked(facet: string, value: unknown): boolean {
    return same(this.picked(facet), value);
  }

  /** Whether touching it leaves something, whatever was picked of the same kind before. */
  glows(facet: string, value: unknown): boolean {
    const others = this.picks.filter((each) => each.facet !== facet);
    return mentions(remaining(this.choices, others), facet, value);
  }

  /** Everything that can be touched now of one kind. */
  lit(facet: string): unknown[] {
    return values(remaining(this.choices, this.picks.filter((each) => each.facet !== facet && each.facet !== 'turned')), facet);
  }
}
