import type { StatementMappingInput } from '#web/graphql/types.generated.ts';
import type { Statements_PreviewFragment as Preview } from '../Statements.generated.ts';

export type Mapping = StatementMappingInput;

/** Converts the preview's mapping into the input. Columns that the file does not have are cleared. */
export function toMapping({ mapping, columns }: Preview): Mapping {
  const { date, dates, unit, refundWords, skipWords, asideWords, ...others } = mapping;
  const known = (name: string | null) => (name !== null && columns.includes(name) ? name : null);
  const { amount, credit, debit, side, fee, reference, transactionId, kind, status, description } = others;
  return {
    ...{ dates, unit, refundWords, skipWords, asideWords },
    date: known(date) ?? '',
    ...{ amount: known(amount), credit: known(credit), debit: known(debit), side: known(side) },
    fee: known(fee),
    ...{ reference: known(reference), transactionId: known(transactionId) },
    ...{ kind: known(kind), status: known(status), description: known(description) },
  };
}
