import { useApolloClient } from '@apollo/client/react';
import { RETURN_STATUSES, type ReturnStatus } from '#domain/orders/returns/returnLifecycle.ts';
import { RETURN_OUTCOMES, RETURN_REASONS } from '#domain/orders/returns/returnReasons.ts';
import { parseChoice, toInstants } from '#web/admin/list/filters/rangeValues.ts';
import type { FilterValues } from '#web/admin/list/listFilter.ts';
import type { IdPage, ListQuery, ListRows } from '#web/admin/list/listQuery.ts';
import { toIdPage, toListRows } from '#web/admin/list/toListRows.ts';
import type { AdminReturnFilter, AdminReturnSort } from '#web/graphql/types.generated.ts';
import { RETURN_VIEW_FIELD, RETURN_VIEWS, type ReturnView } from '../returnViews.ts';
import {
  AdminReturnIdsDocument,
  type Returns_RowFragment,
  useAdminReturnsQuery,
} from './Returns.generated.ts';

export function useReturnRows(query: ListQuery): ListRows<Returns_RowFragment> {
  const { data, ...asked } = useAdminReturnsQuery({
    variables: toVariables(query),
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.adminReturns, asked);
}

export function useReturnIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { data } = await client.query({
      query: AdminReturnIdsDocument,
      variables: toVariables(query),
      fetchPolicy: 'no-cache',
    });
    return toIdPage(data?.adminReturns);
  };
}

/** Converts the list's filters and search into the query's filter. */
export function toReturnFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AdminReturnFilter {
  return {
    search: search || undefined,
    status: selectStatuses(filter),
    reason: parseChoice(filter.reason, RETURN_REASONS)?.[0],
    wish: parseChoice(filter.wish, RETURN_OUTCOMES)?.[0],
    ...toInstants(filter.asked),
  };
}

/** Returns the view's statuses that the filter selects, or all statuses of the view if the filter selects none of them. */
function selectStatuses(filter: FilterValues): ReturnStatus[] | undefined {
  const selectedStatuses = parseChoice(filter.status, RETURN_STATUSES);
  const [view] = parseChoice(filter[RETURN_VIEW_FIELD], Object.keys(RETURN_VIEWS) as ReturnView[]) ?? [];
  if (!view) return selectedStatuses;
  const matchingStatuses = RETURN_VIEWS[view].filter((status) => selectedStatuses?.includes(status));
  return matchingStatuses.length > 0 ? matchingStatuses : [...RETURN_VIEWS[view]];
}

function toVariables({ first, after, offset, sort: [sort], ...query }: ListQuery) {
  return { filter: toReturnFilter(query), sort: sort as AdminReturnSort, first, after, offset };
}
