import { useState } from 'react';

/** Rows chosen for an action: these of the page, or all that match. */
export type Selection = { all: true } | { all: false; ids: ReadonlySet<string> };

const NONE: Selection = { all: false, ids: new Set() };

export interface SelectionControl {
  selection: Selection;
  /** Only these. */
  choose(ids: Iterable<string>): void;
  toggle(id: string): void;
  chooseAll(): void;
  clear(): void;
}

/** What is chosen; it is forgotten as soon as the list shows other rows, named by the key. */
export function useSelection(key: string): SelectionControl {
  const [kept, setKept] = useState({ key, selection: NONE });
  const selection = kept.key === key ? kept.selection : NONE;
  const set = (next: Selection) => setKept({ key, selection: next });
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
