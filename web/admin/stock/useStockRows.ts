import type { StockMoveFilter, StockReason } from '#web/graphql/types.generated.ts';
import { readChosen, toInstants } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listDefinition.ts';
import { toRows } from '../list/toRows.ts';
import { type Stock_MoveFragment, useStockMovesListQuery } from './Stock.generated.ts';
import { stockReasonLabels } from './stockReasons.ts';

const REASONS = Object.keys(stockReasonLabels) as StockReason[];

export function useStockRows(query: ListQuery): ListRows<Stock_MoveFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useStockMovesListQuery({
    variables: { filter: stockFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.stockMoves, asked);
}

/** What the server is asked to keep. */
export function stockFilter({ filter }: Pick<ListQuery, 'filter'>): StockMoveFilter {
  const { productId } = filter;
  return {
    reasons: readChosen(filter.reason, REASONS),
    productId: typeof productId === 'string' ? productId : undefined,
    ...toInstants(filter.at),
  };
}
