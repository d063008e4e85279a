/** One decision of Caverna while a person is making it: which part of it, and where. */
import { settings } from '../../app/settings.svelte';
import type { TableState } from '../../stage/table.svelte';
import { activePart, isButton, isListed, panelOf, partsOf, picksOf, picksOfPart, squaresOf, touchSquare, turned, onSquare, type Choice, type Laid, type Part } from './parts';
import type { Panel } from './types';

export class Picking {
  private laid = $state.raw<Laid | null>(null);

  constructor(readonly table: TableState) {}

  readonly chooser = $derived.by(() => this.table.chooser);
  readonly choices = $derived.by<readonly Choice[]>(() => (this.table.mine ? this.chooser.choices : []));
  readonly parts = $derived(partsOf(this.choices));
  readonly buttons = $derived(this.choices.filter(isButton));
  readonly part = $derived.by<Part | null>(() => activePart(this.parts, this.chooser.picks));
  /** Those that can still be meant: of the part that was picked, else all. */
  readonly open = $derived<readonly Choice[]>(this.part ? this.part.choices : this.parts.flatMap((part) => part.choices));
  readonly meant = $derived.by<Choice | null>(() => (this.table.mine ? this.chooser.meant : null));

  /** What is laid in the preview, as long as it is what is meant. */
  readonly preview = $derived.by<Laid | null>(() => (this.laid && this.meant && this.laid.choice.action.join() === this.meant.action.join() ? this.laid : null));
  readonly squares = $derived([...new Set(this.open.flatMap(squaresOf))]);
  /** Squares that go with the one touched first. */
  readonly partners = $derived.by(() => {
    const { preview } = this;
    return preview ? new Set(onSquare(this.open, preview.anchor).flatMap(squaresOf)) : null;
  });
  readonly turnable = $derived(this.preview !== null && onSquare(this.open, this.preview.anchor).length > 1);

  /** Choices that only words tell apart, of the part in hand. */
  readonly listed = $derived<readonly Choice[]>(this.part && isListed(this.part) && (this.part.choices.length > 1 || this.parts.length === 1) ? this.part.choices : []);
  readonly panel = $derived.by<Panel>(() => {
    if (this.part) return panelOf(this.part.verb);
    return this.panelOfDecision;
  });

  /** Where the decision as a whole belongs, whatever was picked of it. */
  readonly panelOfDecision = $derived.by<Panel>(() => (this.parts.some((part) => panelOf(part.verb) === 'actions') || this.buttons.some((choice) => 'space' in choice.facets) ? 'actions' : 'home'));

  touchPart(part: Part): void {
    const again = this.parts.length > 1 && this.part?.key === part.key;
    if (again) return this.chooser.clear();
    const [only, ...more] = part.choices;
    if (only && !more.length) this.pick(only);
    else this.chooser.picks = picksOfPart(part);
  }

  /** Pick one whole choice; picking it again carries it out. */
  pick(choice: Choice): void {
    if (!this.table.mine || this.table.busy) return;
    this.table.message = null;
    if (this.meant?.action.join() === choice.action.join()) return void this.table.act(choice);
    this.chooser.picks = picksOf(choice);
    if (!settings.confirm) void this.table.act(choice);
  }

  touchSquare(square: string): void {
    if (!this.table.mine || this.table.busy) return;
    const again = this.preview && !this.turnable && squaresOf(this.preview.choice).includes(square);
    if (again) return void this.table.act(this.preview!.choice);
    const laid = touchSquare(this.open, this.preview, square);
    if (!laid) return this.ask(square);
    this.table.message = null;
    this.laid = laid;
    this.chooser.picks = picksOf(laid.choice);
    if (!settings.confirm && !this.turnable) void this.table.act(laid.choice);
  }

  /** Why nothing can be laid there. */
  private ask(square: string): void {
    const part = this.part ?? this.parts.find((each) => squaresOf(each.choices[0]!).length > 0);
    const sample = part?.choices[0];
    if (!sample) return;
    const rest = picksOf(sample).filter(({ facet }) => facet !== 'squares' && facet !== 'square');
    const value = 'squares' in sample.facets ? [square] : square;
    void this.table.why([...rest, { facet: 'squares' in sample.facets ? 'squares' : 'square', value }]);
  }

  turn(): void {
    if (!this.preview) return;
    this.laid = turned(this.open, this.preview);
    this.chooser.picks = picksOf(this.laid.choice);
  }

  /** One step back: from the place to the part, from the part to all of them. */
  cancel(): void {
    const { part, meant } = this;
    this.table.message = null;
    if (meant && part && this.parts.length > 1 && part.choices.length > 1) this.chooser.picks = picksOfPart(part);
    else this.chooser.clear();
  }
}
