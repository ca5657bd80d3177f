import { parseChoice } from '#web/admin/list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '#web/admin/list/listQuery.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import type { StockTakeFilter, StockTakeStatus } from '#web/graphql/types.generated.ts';
import { readText } from '../readText.ts';
import { type StockTakes_RowFragment, useStockTakesListQuery } from './StockTakes.generated.ts';
import { stockTakeTexts } from './stockTakeTexts.ts';

const STATUSES = Object.keys(stockTakeTexts) as StockTakeStatus[];

export function useStockTakeRows(query: ListQuery): ListRows<StockTakes_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useStockTakesListQuery({
    variables: { filter: toStockTakeFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.stockTakes, asked);
}

/** Converts the list's filters and search into the query's filter. */
export function toStockTakeFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): StockTakeFilter {
  return {
    search: search || undefined,
    statuses: parseChoice(filter.status, STATUSES),
    locationId: readText(filter.location),
  };
}
