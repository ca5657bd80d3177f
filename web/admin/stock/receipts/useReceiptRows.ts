import { toInstants } from '#web/admin/list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '#web/admin/list/listDefinition.ts';
import { toRows } from '#web/admin/list/toRows.ts';
import type { GoodsReceiptFilter } from '#web/graphql/types.generated.ts';
import { readText } from '../readText.ts';
import { type Receipts_RowFragment, useReceiptsListQuery } from './Receipts.generated.ts';

export function useReceiptRows(query: ListQuery): ListRows<Receipts_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useReceiptsListQuery({
    variables: { filter: receiptFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.goodsReceipts, asked);
}

/** What the server is asked to keep. */
export function receiptFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): GoodsReceiptFilter {
  return {
    search: search || undefined,
    locationId: readText(filter.location),
    ...toInstants(filter.received),
  };
}
