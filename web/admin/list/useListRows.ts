import { useEffect, useRef, useState } from 'react';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import type { ListDefinition } from './listDefinition.ts';
import type { ListQuery, ListRows } from './listQuery.ts';
import type { ListState } from './state/listUrl.ts';
import { sortInForce } from './state/sortInForce.ts';
import { tabOf } from './state/tabOf.ts';
import type { ChangeList } from './state/useListState.ts';

/** How many rows the server skips at most; further on it needs a cursor. */
const MAX_SKIPPED = 10_000;

export interface PagedRows<Row> extends ListRows<Row> {
  query: ListQuery;
  page: number;
  /** How many pages there are, as far as it is known. */
  pages: number | undefined;
  /** Goes to another page; undefined where there is none. */
  previous?: () => void;
  next?: () => void;
}

/** The rows of the page that the address names, kept fresh, with the ways to the pages beside it. */
export function useListRows<Row>(
  definition: ListDefinition<Row>,
  state: ListState,
  change: ChangeList,
): PagedRows<Row> {
  const { filter, search, first, page } = state;
  const sort = sortInForce(definition, state);
  const query: ListQuery = { filter, search, sort, first, ...toPlace(state) };
  const found = definition.useRows(query);
  const shown = useLastKnown(found, tabOf(definition, filter)?.value);
  useRefreshed(found.refetch, { isTold: definition.news !== undefined });

  // The cursors of the pages passed on the way, for the way back.
  const [cursors] = useState(() => new Map<string, string | null>());
  const toKey = (page: number) => JSON.stringify([filter, search, sort, first, page]);
  cursors.set(toKey(page), state.after);

  const { endCursor, hasNextPage, totalCount } = shown;
  const isFar = page * first > MAX_SKIPPED;
  return {
    ...shown,
    query,
    page,
    pages: totalCount === undefined ? undefined : Math.max(1, Math.ceil(totalCount / first)),
    ...(page > 1 && { previous: () => change(pageBefore()) }),
    ...(hasNextPage &&
      (endCursor || !isFar) && { next: () => change({ page: page + 1, after: endCursor ?? null }) }),
  };

  function pageBefore(): Partial<ListState> {
    const before = page - 1;
    const after = cursors.get(toKey(before));
    if (after !== undefined) return { page: before, after };
    return (before - 1) * first > MAX_SKIPPED ? { page: 1, after: null } : { page: before, after: null };
  }
}

function toPlace({ page, after, first }: ListState): Pick<ListQuery, 'after' | 'offset'> {
  if (page === 1) return {};
  if (after) return { after };
  return { offset: Math.min((page - 1) * first, MAX_SKIPPED) };
}

/** While other rows are on their way, those before stay in sight; not those of another tab, which nobody means any more. */
function useLastKnown<Row>(found: ListRows<Row>, tab: string | undefined): ListRows<Row> {
  const known = useRef<{ tab: string | undefined; rows: ListRows<Row> }>(null);
  useEffect(() => {
    if (found.rows) known.current = { tab, rows: found };
  });
  const last = known.current?.tab === tab ? known.current?.rows : undefined;
  if (found.rows || found.error || !found.loading || !last) return found;
  return { ...found, rows: last.rows, totalCount: last.totalCount };
}
