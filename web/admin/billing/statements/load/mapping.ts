import type { StatementMappingInput } from '#web/graphql/types.generated.ts';
import type { Statements_PreviewFragment as Preview } from '../Statements.generated.ts';

export type Mapping = StatementMappingInput;

/** Converts the preview's mapping into the input. Columns that the file does not have are cleared. */
export function toMapping({ mapping, columns }: Preview): Mapping {
  const { date, dates, unit, refundWords, skipWords, asideWords, ...others } = mapping;
  const toKnownColumn = (name: string | null) => (name !== null && columns.includes(name) ? name : null);
  const { amount, credit, debit, side, fee, reference, transactionId, kind, status, description } = others;
  return {
    ...{ dates, unit, refundWords, skipWords, asideWords },
    date: toKnownColumn(date) ?? '',
    ...{
      amount: toKnownColumn(amount),
      credit: toKnownColumn(credit),
      debit: toKnownColumn(debit),
      side: toKnownColumn(side),
    },
    fee: toKnownColumn(fee),
    ...{ reference: toKnownColumn(reference), transactionId: toKnownColumn(transactionId) },
    ...{ kind: toKnownColumn(kind), status: toKnownColumn(status), description: toKnownColumn(description) },
  };
}
