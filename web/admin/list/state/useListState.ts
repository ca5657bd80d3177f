import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListDefinition } from '../listDefinition.ts';
import { formatListUrl, type ListState, parseListUrl } from './listUrl.ts';

export type ListStateUpdater = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** Fields that determine the rows. Changing one of them returns to the first page. */
const ROW_FIELDS: readonly (keyof ListState)[] = ['filter', 'search', 'sort', 'first', 'view'];

/** Manages the list's state, which is stored in the URL. */
export function useListState<Row>(definition: ListDefinition<Row>): [ListState, ListStateUpdater] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const stateFromUrl = useMemo(() => parseListUrl(params, definition), [params, definition]);
  // A change is shown immediately, before the router has updated the URL, and further changes can build on it.
  const [pendingChange, setPendingChange] = useState<{
    baseAddress: string;
    address: string;
    state: ListState;
  } | null>(null);
  const { state, address: requestedAddress } =
    pendingChange?.baseAddress === address ? pendingChange : { state: stateFromUrl, address };
  // This must be an effect: React 19 can render a URL, discard it on Back, and still keep a state reset made
  // during that render.
  useEffect(() => {
    setPendingChange((current) => (current?.baseAddress === address ? current : null));
  }, [address]);
  // Back during a pending navigation does not change the URL, so the pending change must be discarded here.
  useEffect(() => {
    const discardPendingChange = () => setPendingChange(null);
    window.addEventListener('popstate', discardPendingChange);
    return () => window.removeEventListener('popstate', discardPendingChange);
  }, []);

  function change(patch: Partial<ListState>, { replace = false } = {}) {
    const hasOtherRows = ROW_FIELDS.some((field) => field in patch) && !('page' in patch);
    const newState = { ...state, ...(hasOtherRows && { page: 1, after: null }), ...patch };
    const query = formatListUrl(newState);
    // Compared with the last requested URL, because a fast user may revert the change before the router has
    // navigated.
    if (query.toString() === requestedAddress) return;
    setPendingChange({ baseAddress: address, address: query.toString(), state: newState });
    setParams(query, { replace, preventScrollReset: true });
  }

  return [state, change];
}
