import { atom } from 'jotai';

const KEY = 'compare';

/** How many pieces stand side by side. */
export const MAX_COMPARED = 4;

const stateAtom = atom<readonly string[]>(saved());

stateAtom.onMount = (setIds) => {
  // Everything that the browser kept was cleared.
  const follow = ({ key }: StorageEvent) => key === null && setIds([]);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};

/** Ids of the pieces chosen to be compared, in the order they were chosen. Kept while the tab is open. */
export const comparedAtom = atom(
  (get) => get(stateAtom),
  (_get, set, ids: readonly string[]) => {
    set(stateAtom, ids);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(ids));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
);

function saved(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_COMPARED) : [];
  } catch {
    return [];
  }
}
