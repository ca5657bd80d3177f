import { parseChoice } from '#web/admin/list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '#web/admin/list/listQuery.ts';
import { toListRows } from '#web/admin/list/toListRows.ts';
import type { StockTransferFilter, TransferStatus } from '#web/graphql/types.generated.ts';
import { readText } from '../readText.ts';
import { type Transfers_RowFragment, useTransfersListQuery } from './Transfers.generated.ts';
import { transferTexts } from './transferTexts.ts';

const STATUSES = Object.keys(transferTexts) as TransferStatus[];

export function useTransferRows(query: ListQuery): ListRows<Transfers_RowFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useTransfersListQuery({
    variables: { filter: toTransferFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.stockTransfers, asked);
}

/** Converts the list's filters and search into the query's filter. */
export function toTransferFilter({
  filter,
  search,
}: Pick<ListQuery, 'filter' | 'search'>): StockTransferFilter {
  return {
    search: search || undefined,
    statuses: parseChoice(filter.status, STATUSES),
    locationId: readText(filter.location),
    hasDifferences: typeof filter.hasDifferences === 'boolean' ? filter.hasDifferences : undefined,
  };
}
