import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListDefinition } from './listDefinition.ts';
import { formatListUrl, type ListState, parseListUrl } from './listUrl.ts';

export type ChangeList = (change: Partial<ListState>, way?: { replace?: boolean }) => void;

/** What changes which rows there are: from any of these on, the list begins at its first page. */
const ROWS: readonly (keyof ListState)[] = ['filter', 'search', 'sort', 'first', 'view'];

/** What the list shows, kept in the address, and a way to change it. */
export function useListState<Row>(definition: ListDefinition<Row>): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseListUrl(params, definition), [params, definition]);

  function change(patch: Partial<ListState>, { replace = false } = {}) {
    const otherRows = ROWS.some((field) => field in patch) && !('page' in patch);
    setParams(formatListUrl({ ...state, ...(otherRows && { page: 1, after: null }), ...patch }), {
      replace,
      preventScrollReset: true,
    });
  }

  return [state, change];
}
