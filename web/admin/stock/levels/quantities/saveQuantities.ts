import type { ApolloClient } from '@apollo/client';
import { inCalls } from '#web/admin/list/bulk/inCalls.ts';
import { problemText } from '#web/locale/problemText.ts';
import type { StockNote } from '../../stockReasons.ts';
import { SetStockLevelDocument, type SetStockLevelMutation } from '../Stock.generated.ts';

export interface QuantityRow {
  sku: string;
  location: string;
  quantity: number;
  /** How many there were when it was read; where there are others by now, the row is refused. */
  expected: number;
}

type Result = NonNullable<SetStockLevelMutation['setStockLevels']['results']>[number];

/** What became of a row: its result, or what is wrong with all of them. */
export interface QuantityOutcome extends Pick<Result, 'isApplied' | 'quantity'> {
  /** Why it was refused. */
  problem: string | null;
}

/** Sets what locations hold, in calls of a few; `tell` hears what became of each row as soon as that is known. */
export async function saveQuantities<Row extends QuantityRow>(
  client: ApolloClient,
  rows: readonly Row[],
  { reason, note }: StockNote,
  tell: (row: Row, outcome: QuantityOutcome) => void,
): Promise<void> {
  for (const some of inCalls(rows)) {
    const { data } = await client.mutate({
      mutation: SetStockLevelDocument,
      variables: {
        input: {
          rows: some.map(({ sku, location, quantity, expected }) => ({ sku, location, quantity, expected })),
          reason,
          note: note.trim() || null,
        },
      },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.setStockLevels ?? {};
    for (const [index, row] of some.entries()) {
      const { isApplied, quantity, error } = results?.[index] ?? {
        isApplied: false,
        quantity: null,
        error: errors[0] ?? null,
      };
      tell(row, { isApplied, quantity, problem: error && problemText(error) });
    }
  }
}
