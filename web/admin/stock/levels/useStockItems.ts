import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { STOCK_STATES } from '#domain/stock/getStockState.ts';
import { parseChoice } from '#web/admin/list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '#web/admin/list/listQuery.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import type { StockItemFilter, StockItemSort } from '#web/graphql/types.generated.ts';
import { readText } from '../readText.ts';
import { type StockItem_AllFragment, useStockItemsListQuery } from './Stock.generated.ts';

const STATUSES = ['ACTIVE', 'DRAFT', 'ARCHIVED'] as const;

export function useStockItems(query: ListQuery): ListRows<StockItem_AllFragment> {
  const { first, after, offset, sort } = query;
  const { data, ...asked } = useStockItemsListQuery({
    variables: { filter: toStockItemFilter(query), sort: sort[0] as StockItemSort, first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.stockItems, asked);
}

/** Converts the list's filters and search into the query's filter. */
export function toStockItemFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): StockItemFilter {
  return {
    search: search || undefined,
    locationId: readText(filter.location),
    states: parseChoice(filter.state, STOCK_STATES),
    category: parseChoice(filter.category, CATEGORIES)?.[0],
    type: parseChoice(filter.type, PRODUCT_TYPES)?.[0],
    statuses: parseChoice(filter.status, STATUSES),
    productId: readText(filter.productId),
  };
}
