import { useEffect, useRef, useState } from 'react';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import type { ListDefinition } from './listDefinition.ts';
import type { ListQuery, ListRows } from './listQuery.ts';
import { findCurrentTab } from './state/findCurrentTab.ts';
import { getEffectiveSort } from './state/getEffectiveSort.ts';
import type { ListState } from './state/listUrl.ts';
import type { ListStateUpdater } from './state/useListState.ts';

/** Maximum offset that the server accepts. Later pages require a cursor. */
const MAX_OFFSET = 10_000;

export interface PagedRows<Row> extends ListRows<Row> {
  query: ListQuery;
  page: number;
  /** Number of pages, if known. */
  pages: number | undefined;
  /** Opens the previous page; undefined if there is none. */
  goToPreviousPage?: () => void;
  goToNextPage?: () => void;
}

/** Loads the rows of the page in the URL and refetches them automatically. Provides navigation to the next and previous page. */
export function useListRows<Row>(
  definition: ListDefinition<Row>,
  state: ListState,
  change: ListStateUpdater,
): PagedRows<Row> {
  const { filter, search, first, page } = state;
  const sort = getEffectiveSort(definition, state);
  const query: ListQuery = { filter, search, sort, first, ...toPagePosition(state) };
  const listRows = definition.useRows(query);
  const displayedRows = usePreviousRows(listRows, findCurrentTab(definition, filter)?.value);
  useAutoRefetch(listRows.refetch, { hasLiveUpdates: definition.liveUpdates !== undefined });

  // Cursors of visited pages, for navigating back.
  const [cursors] = useState(() => new Map<string, string | null>());
  const toKey = (page: number) => JSON.stringify([filter, search, sort, first, page]);
  cursors.set(toKey(page), state.after);

  const { endCursor, hasNextPage, totalCount } = displayedRows;
  const isBeyondOffset = page * first > MAX_OFFSET;
  return {
    ...displayedRows,
    query,
    page,
    pages: totalCount === undefined ? undefined : Math.max(1, Math.ceil(totalCount / first)),
    ...(page > 1 && { goToPreviousPage: () => change(getPreviousPage()) }),
    ...(hasNextPage &&
      (endCursor || !isBeyondOffset) && {
        goToNextPage: () => change({ page: page + 1, after: endCursor ?? null }),
      }),
  };

  function getPreviousPage(): Partial<ListState> {
    const previousPage = page - 1;
    const after = cursors.get(toKey(previousPage));
    if (after !== undefined) return { page: previousPage, after };
    return (previousPage - 1) * first > MAX_OFFSET
      ? { page: 1, after: null }
      : { page: previousPage, after: null };
  }
}

function toPagePosition({ page, after, first }: ListState): Pick<ListQuery, 'after' | 'offset'> {
  if (page === 1) return {};
  if (after) return { after };
  return { offset: Math.min((page - 1) * first, MAX_OFFSET) };
}

/** Returns the previous rows while new ones load, unless they belong to another tab. */
function usePreviousRows<Row>(listRows: ListRows<Row>, tab: string | undefined): ListRows<Row> {
  const lastRows = useRef<{ tab: string | undefined; rows: ListRows<Row> }>(null);
  useEffect(() => {
    if (listRows.rows) lastRows.current = { tab, rows: listRows };
  });
  const previousRows = lastRows.current?.tab === tab ? lastRows.current?.rows : undefined;
  if (listRows.rows || listRows.error || !listRows.loading || !previousRows) return listRows;
  return { ...listRows, rows: previousRows.rows, totalCount: previousRows.totalCount };
}
