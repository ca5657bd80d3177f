import type { StockReason } from '#web/graphql/types.generated.ts';
import type { ListQuery, ListRows } from '../list/listDefinition.ts';
import { chosenOf, instantsOf } from '../list/rangeValues.ts';
import { rowsOf } from '../list/rowsOf.ts';
import { type StockPage_MoveFragment, useStockPageQuery } from './StockPage.generated.ts';
import { stockReasonLabels } from './stockReasons.ts';

const REASONS = Object.keys(stockReasonLabels) as StockReason[];

export function useStockRows({ filter, first, after, offset }: ListQuery): ListRows<StockPage_MoveFragment> {
  const { productId } = filter;
  const { data, ...asked } = useStockPageQuery({
    variables: {
      filter: {
        reasons: chosenOf(filter.reason, REASONS),
        productId: typeof productId === 'string' ? productId : undefined,
        ...instantsOf(filter.at),
      },
      first,
      after,
      offset,
    },
    fetchPolicy: 'cache-and-network',
  });
  return rowsOf(data?.stockMoves, asked);
}
