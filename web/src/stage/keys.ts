/** The keys of the table. */
export interface KeyActions {
  moves: () => void;
  log: () => void;
  undo: () => void;
  turn: () => void;
  cancel: () => void;
  confirm: () => boolean; // whether there was something to confirm
  arrow: () => void; // an arrow key, while nothing that arrows walk between has the focus
  cover: () => void;
  card: (place: number) => void;
  peek: (on: boolean) => void;
}

/** Whether the key is meant for something else: a field that is typed in, or an open sheet. */
function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return event.ctrlKey || event.metaKey || event.altKey || !!target.closest('input, textarea, select, dialog');
}

/** Whether arrows scroll what has the focus, or another key handler took them. */
function scrolls(event: KeyboardEvent): boolean {
  return event.defaultPrevented || !!(event.target as HTMLElement).closest('[tabindex="0"]:not(button):not([role=button])');
}

export function shortcuts(actions: KeyActions): { down: (event: KeyboardEvent) => void; up: (event: KeyboardEvent) => void } {
  const plain: Record<string, () => void> = {
    l: actions.moves,
    g: actions.log,
    z: actions.undo,
    r: actions.turn,
    o: actions.cover,
    escape: actions.cancel,
  };
  /** Enter on what is picked confirms it; on another button it does what that button does. */
  function enter(event: KeyboardEvent): void {
    const button = (event.target as HTMLElement).closest('button, a, [role=button]');
    if (button && button.getAttribute('aria-pressed') !== 'true') return;
    if (actions.confirm()) event.preventDefault();
  }
  return {
    down(event) {
      if (elsewhere(event)) return;
      const key = event.key.toLowerCase();
      if (key === 'p') return actions.peek(true);
      if (/^[1-9]$/.test(key)) return actions.card(Number(key) - 1);
      if (key === 'enter') return enter(event);
      const action = key.startsWith('arrow') && !scrolls(event) ? actions.arrow : plain[key];
      if (action) {
        event.preventDefault();
        action();
      }
    },
    up(event) {
      if (event.key.toLowerCase() === 'p') actions.peek(false);
    },
  };
}
