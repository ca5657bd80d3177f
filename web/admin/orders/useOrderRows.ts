import { useApolloClient } from '@apollo/client/react';
import { METALS } from '#domain/catalog/metals.ts';
import { ORDER_CHANNELS } from '#domain/orders/counter/counterSaleSchema.ts';
import { MONEY_METHODS, ORDER_STATUSES, PAYMENT_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { ORDER_VIEWS } from '#domain/orders/orderViews.ts';
import { ORDER_VIEW_FIELD } from '#web/admin/adminPaths.ts';
import type { AdminOrderFilter, AdminOrderSort } from '#web/graphql/types.generated.ts';
import { parseChoice, toInstants, toNumbers } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listQuery.ts';
import { toIdPage, toListRows } from '../list/toListRows.ts';
import { AdminOrderIdsDocument, type Orders_OrderFragment, useAdminOrdersQuery } from './Orders.generated.ts';

export function useOrderRows(query: ListQuery): ListRows<Orders_OrderFragment> {
  const { data, ...queryState } = useAdminOrdersQuery({
    variables: toVariables(query),
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.adminOrders, queryState);
}

export function useOrderIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { data } = await client.query({
      query: AdminOrderIdsDocument,
      variables: toVariables(query),
      fetchPolicy: 'no-cache',
    });
    return toIdPage(data?.adminOrders);
  };
}

/** Converts the list's filters and search into the query's filter. */
export function toOrderFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AdminOrderFilter {
  const placedRange = toInstants(filter.placed);
  const updatedRange = toInstants(filter.updated);
  const total = toNumbers(filter.total);
  return {
    search: search || undefined,
    status: parseChoice(filter.status, ORDER_STATUSES),
    paymentStatus: parseChoice(filter.payment, PAYMENT_STATUSES)?.[0],
    paymentMethod: parseChoice(filter.method, MONEY_METHODS)?.[0],
    channel: parseChoice(filter.channel, ORDER_CHANNELS)?.[0],
    from: placedRange.from,
    to: placedRange.to,
    minTotal: total.from,
    maxTotal: total.to,
    product: readText(filter.product),
    metal: parseChoice(filter.metal, METALS)?.[0],
    couponCode: readText(filter.coupon),
    invoice: readText(filter.invoice),
    district: readText(filter.district),
    awaitsConfirmation: isValueSelected(filter.confirmation, 'awaited'),
    isPaidWithoutStock: isValueSelected(filter.confirmation, 'gone'),
    isDue: readFlag(filter.due),
    isFirst: readFlag(filter.first),
    hasStaffNote: readFlag(filter.noted),
    hasCustomerNote: readFlag(filter.asked),
    tagIds: readIds(filter.tags),
    assigneeId: readIds(filter.assignee)?.[0],
    isUnassigned: readFlag(filter.unassigned),
    carrier: readText(filter.carrier),
    updatedFrom: updatedRange.from,
    updatedTo: updatedRange.to,
    view: parseChoice(filter[ORDER_VIEW_FIELD], ORDER_VIEWS)?.[0],
    customerId: readText(filter.customer),
  };
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}

function isValueSelected(filterValue: Parameters<typeof parseChoice>[0], value: string): true | undefined {
  return parseChoice(filterValue, [value]) ? true : undefined;
}

function toVariables({ first, after, offset, sort: sorts, ...query }: ListQuery) {
  const [sort, ...thenBy] = sorts as AdminOrderSort[];
  return { filter: toOrderFilter(query), sort, thenBy, first, after, offset };
}

function readIds(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}
