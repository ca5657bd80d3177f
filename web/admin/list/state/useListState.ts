import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListDefinition } from '../listDefinition.ts';
import { formatListUrl, type ListState, parseListUrl } from './listUrl.ts';

export type ChangeList = (change: Partial<ListState>, way?: { replace?: boolean }) => void;

/** What changes which rows there are: from any of these on, the list begins at its first page. */
const ROWS: readonly (keyof ListState)[] = ['filter', 'search', 'sort', 'first', 'view'];

/** What the list shows, kept in the address, and a way to change it. */
export function useListState<Row>(definition: ListDefinition<Row>): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const told = useMemo(() => parseListUrl(params, definition), [params, definition]);
  // What was chosen shows at once, and is built upon, though the address follows a moment later.
  const [chosen, setChosen] = useState<{ under: string; address: string; state: ListState } | null>(null);
  const { state, address: asked } = chosen?.under === address ? chosen : { state: told, address };
  // Not while rendering: React 19 may render an address, drop it for Back, and yet take the reset for done.
  useEffect(() => {
    setChosen((kept) => (kept?.under === address ? kept : null));
  }, [address]);
  // Back may come before what it goes back from: then the address stays as it is, and what was chosen is void.
  useEffect(() => {
    const forget = () => setChosen(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  function change(patch: Partial<ListState>, { replace = false } = {}) {
    const otherRows = ROWS.some((field) => field in patch) && !('page' in patch);
    const next = { ...state, ...(otherRows && { page: 1, after: null }), ...patch };
    const query = formatListUrl(next);
    // Against what was asked for last, which whoever is faster than the router wants to leave again.
    if (query.toString() === asked) return;
    setChosen({ under: address, address: query.toString(), state: next });
    setParams(query, { replace, preventScrollReset: true });
  }

  return [state, change];
}
