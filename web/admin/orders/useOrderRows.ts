import { useApolloClient } from '@apollo/client/react';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import type { AdminOrderFilter, AdminOrderSort } from '#web/graphql/types.generated.ts';
import { chosenOf, instantsOf, numbersOf } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { idsOf, rowsOf } from '../list/rowsOf.ts';
import { AdminOrderIdsDocument, type Orders_OrderFragment, useAdminOrdersQuery } from './Orders.generated.ts';

export function useOrderRows(query: ListQuery): ListRows<Orders_OrderFragment> {
  const { data, ...asked } = useAdminOrdersQuery({
    variables: variablesOf(query),
    fetchPolicy: 'cache-and-network',
  });
  return rowsOf(data?.adminOrders, asked);
}

export function useOrderIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { data } = await client.query({
      query: AdminOrderIdsDocument,
      variables: variablesOf(query),
      fetchPolicy: 'no-cache',
    });
    return idsOf(data?.adminOrders);
  };
}

/** What the server is asked to keep. */
export function orderFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AdminOrderFilter {
  const placed = instantsOf(filter.placed);
  const total = numbersOf(filter.total);
  return {
    search: search || undefined,
    status: chosenOf(filter.status, ORDER_STATUSES),
    paymentStatus: chosenOf(filter.payment, PAYMENT_STATUSES)?.[0],
    paymentMethod: chosenOf(filter.method, PAYMENT_METHODS)?.[0],
    from: placed.from,
    to: placed.to,
    minTotal: total.from,
    maxTotal: total.to,
    district: typeof filter.district === 'string' ? filter.district.trim() : undefined,
    customerId: typeof filter.customer === 'string' ? filter.customer.trim() : undefined,
  };
}

function variablesOf({ first, after, offset, sort: sorts, ...query }: ListQuery) {
  const [sort, ...thenBy] = sorts as AdminOrderSort[];
  return { filter: orderFilter(query), sort, thenBy, first, after, offset };
}
