import { useState } from 'react';

/** Selected rows: some rows of the page, or all matching rows. */
export type Selection = { all: true } | { all: false; ids: ReadonlySet<string> };

const NONE: Selection = { all: false, ids: new Set() };

export interface SelectionControl {
  selection: Selection;
  /** Selects only these rows. */
  choose(ids: Iterable<string>): void;
  toggle(id: string): void;
  chooseAll(): void;
  clear(): void;
}

/** Manages the selection. It is cleared when the list shows other rows, identified by `key`. */
export function useSelection(key: string): SelectionControl {
  const [state, setState] = useState({ key, selection: NONE });
  const selection = state.key === key ? state.selection : NONE;
  const set = (next: Selection) => setState({ key, selection: next });
  return {
    selection,
    choose: (ids) => set({ all: false, ids: new Set(ids) }),
    toggle(id) {
      const ids = new Set(selection.all ? [] : selection.ids);
      if (!ids.delete(id)) ids.add(id);
      set({ all: false, ids });
    },
    chooseAll: () => set({ all: true }),
    clear: () => set(NONE),
  };
}
