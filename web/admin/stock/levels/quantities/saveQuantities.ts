import type { ApolloClient } from '@apollo/client';
import { splitIntoBatches } from '#web/admin/list/bulk/splitIntoBatches.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import type { StockNote } from '../../stockReasons.ts';
import { SetStockLevelDocument, type SetStockLevelMutation } from '../Stock.generated.ts';

export interface QuantityRow {
  sku: string;
  location: string;
  quantity: number;
  /** Stock when it was loaded. If it has changed, the row is refused. */
  expected: number;
}

type Result = NonNullable<SetStockLevelMutation['setStockLevels']['results']>[number];

/** Result of a row, or the problem of the entire request. */
export interface QuantityOutcome extends Pick<Result, 'isApplied' | 'quantity'> {
  /** Reason why the row was refused. */
  problem: string | null;
}

/** Sets stock levels in small batches. Calls `onResult` with each row's result as soon as it is known. */
export async function saveQuantities<Row extends QuantityRow>(
  client: ApolloClient,
  rows: readonly Row[],
  { reason, note }: StockNote,
  onResult: (row: Row, outcome: QuantityOutcome) => void,
): Promise<void> {
  for (const batch of splitIntoBatches(rows)) {
    const { data } = await client.mutate({
      mutation: SetStockLevelDocument,
      variables: {
        input: {
          rows: batch.map(({ sku, location, quantity, expected }) => ({ sku, location, quantity, expected })),
          reason,
          note: note.trim() || null,
        },
      },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.setStockLevels ?? {};
    for (const [index, row] of batch.entries()) {
      const { isApplied, quantity, error } = results?.[index] ?? {
        isApplied: false,
        quantity: null,
        error: errors[0] ?? null,
      };
      onResult(row, { isApplied, quantity, problem: error && getProblemText(error) });
    }
  }
}
