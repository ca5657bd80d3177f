import { parseChoice, toInstants } from '#web/admin/list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '#web/admin/list/listQuery.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import type { StockMoveFilter, StockReason } from '#web/graphql/types.generated.ts';
import { readText } from '../readText.ts';
import { stockReasonLabels } from '../stockReasons.ts';
import { type Stock_MoveFragment, useStockMovesListQuery } from './History.generated.ts';

const REASONS = Object.keys(stockReasonLabels) as StockReason[];

export function useStockRows(query: ListQuery): ListRows<Stock_MoveFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useStockMovesListQuery({
    variables: { filter: toStockMoveFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.stockMoves, asked);
}

/** Converts the list's filters and search into the query's filter. */
export function toStockMoveFilter({ filter }: Pick<ListQuery, 'filter'>): StockMoveFilter {
  const { productId, document } = filter;
  return {
    reasons: parseChoice(filter.reason, REASONS),
    locationId: readText(filter.location),
    document: typeof document === 'string' ? document : undefined,
    productId: typeof productId === 'string' ? productId : undefined,
    ...toInstants(filter.at),
  };
}
