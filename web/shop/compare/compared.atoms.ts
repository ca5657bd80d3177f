import { atom } from 'jotai';
import { inTab } from '#web/ui/browser/storage.ts';

const KEY = 'compare';

/** How many pieces stand side by side. */
export const MAX_COMPARED = 4;

const stateAtom = atom<readonly string[]>(inTab.readIds(KEY, MAX_COMPARED));

stateAtom.onMount = (setIds) => {
  // Everything that the browser kept was cleared.
  const follow = ({ key }: StorageEvent) => key === null && setIds([]);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** Ids of the pieces chosen to be compared, in the order they were chosen. Kept while the tab is open; without storage, as long as the page. */
export const comparedAtom = atom(
  (get) => get(stateAtom),
  (_get, set, ids: readonly string[]) => {
    set(stateAtom, ids);
    inTab.write(KEY, ids);
  },
);
