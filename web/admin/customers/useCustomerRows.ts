import { useApolloClient } from '@apollo/client/react';
import type { CustomerFilter, CustomerSort } from '#web/graphql/types.generated.ts';
import { chosenOf, instantsOf } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { idsOf, rowsOf } from '../list/rowsOf.ts';
import {
  CustomerIdsDocument,
  type Customers_RowFragment,
  useCustomersListQuery,
} from './Customers.generated.ts';

export const ACCOUNT_STATUSES = ['ACTIVE', 'BLOCKED'] as const;

export function useCustomerRows(query: ListQuery): ListRows<Customers_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useCustomersListQuery({
    variables: { ...wishOf(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return rowsOf(data?.customers, asked);
}

export function useCustomerIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { first, after } = query;
    const { data } = await client.query({
      query: CustomerIdsDocument,
      variables: { ...wishOf(query), first, after },
      fetchPolicy: 'no-cache',
    });
    return idsOf(data?.customers);
  };
}

/** What the server is asked to keep. */
export function customerFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): CustomerFilter {
  const { group } = filter;
  return {
    search: search || undefined,
    status: chosenOf(filter.status, ACCOUNT_STATUSES)?.[0],
    groupId: Array.isArray(group) ? group[0] : undefined,
    ...instantsOf(filter.opened),
  };
}

function wishOf({ sort: [sort], ...query }: ListQuery): { filter: CustomerFilter; sort: CustomerSort } {
  return { filter: customerFilter(query), sort: sort as CustomerSort };
}
