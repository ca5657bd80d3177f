import { atom } from 'jotai';
import { tabStorage } from '#web/ui/browser/storage.ts';

const KEY = 'compare';

/** Maximum number of compared products. */
export const MAX_COMPARED = 4;

const stateAtom = atom<readonly string[]>(tabStorage.readIds(KEY, MAX_COMPARED));

stateAtom.onMount = (setIds) => {
  // A null key means that all storage was cleared.
  const applyStorageChange = ({ key }: StorageEvent) => key === null && setIds([]);
  window.addEventListener('storage', applyStorageChange);
  return () => window.removeEventListener('storage', applyStorageChange);
};

/**
 * Ids of the products to compare, in the order chosen. Stored until the tab is closed; without storage, until the
 * page is closed.
 */
export const comparedAtom = atom(
  (get) => get(stateAtom),
  (_get, set, ids: readonly string[]) => {
    set(stateAtom, ids);
    tabStorage.write(KEY, ids);
  },
);
