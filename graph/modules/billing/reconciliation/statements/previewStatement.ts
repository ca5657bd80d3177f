import { DomainError } from '#domain/errors/errors.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import type { ReadRow } from '#domain/payments/reconciliation/readStatementRows.ts';
import { sampleOf } from '#domain/sheets/readSheetTable.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import type { LoadStatementInput, StatementPreview, UserError } from '#graph/schema/schema.generated.ts';
import { openStatement, type ReadFile, rowsOf } from './readStatement.ts';

interface Previewed {
  statement: null;
  preview: StatementPreview | null;
  errors: UserError[];
}

/** How a file would be read; what cannot be read of it is told beside its columns, so that they can be chosen anew. */
export async function previewStatement(context: GraphContext, input: LoadStatementInput): Promise<Previewed> {
  let file: ReadFile | null = null;
  try {
    file = await openStatement(context, input);
    const { rows, skipped, leftOut } = rowsOf(file, context.now);
    return { statement: null, preview: { ...told(file), skipped, leftOut, ...sums(rows) }, errors: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { statement: null, preview: file && told(file), errors: userErrors(error) };
  }
}

function told({ table, mapping: { columns, ...rest }, isMapped }: ReadFile): StatementPreview {
  return { columns: [...table.header], sample: sampleOf(table), mapping: { ...columns, ...rest }, isMapped };
}

function sums(rows: readonly ReadRow[]) {
  const days = rows.map(({ day }) => day).sort();
  const sum = (sign: 1 | -1) =>
    toNpr(rows.reduce((all, { amountPaisa }) => all + Math.max(0, sign * amountPaisa), 0));
  return { rows: rows.length, received: sum(1), refunded: sum(-1), from: days[0], to: days.at(-1) };
}
