import type { CustomerFilter, CustomerSort } from '#web/graphql/types.generated.ts';
import { parseChoice, toInstants } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { type Customers_RowFragment, useCustomersListQuery } from './Customers.generated.ts';

export const ACCOUNT_STATUSES = ['ACTIVE', 'BLOCKED'] as const;

export function useCustomerRows(query: ListQuery): ListRows<Customers_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...queryState } = useCustomersListQuery({
    variables: { ...toQueryInput(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.customers, queryState);
}

/** Converts the list's filters and search into the query's filter. */
export function toCustomerFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): CustomerFilter {
  const { group } = filter;
  return {
    search: search || undefined,
    status: parseChoice(filter.status, ACCOUNT_STATUSES)?.[0],
    groupId: Array.isArray(group) ? group[0] : undefined,
    ...toInstants(filter.opened),
  };
}

function toQueryInput({ sort: [sort], ...query }: ListQuery): { filter: CustomerFilter; sort: CustomerSort } {
  return { filter: toCustomerFilter(query), sort: sort as CustomerSort };
}
