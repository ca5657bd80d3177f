import { DomainError } from '#domain/errors/errors.ts';
import { toNpr } from '#domain/payments/paisa.ts';
import type { StatementRowData } from '#domain/payments/reconciliation/readStatementRows.ts';
import { getPreviewRows } from '#domain/spreadsheets/readTable.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import type { LoadStatementInput, StatementPreview, UserError } from '#graph/schema/schema.generated.ts';
import { openStatement, readRows, type StatementFile } from './readStatement.ts';

interface StatementPreviewResult {
  statement: null;
  preview: StatementPreview | null;
  errors: UserError[];
}

/**
 * Returns the result of loading a file, without storing it. Errors are returned with the columns of the file, so that
 * staff can change the mapping.
 */
export async function previewStatement(
  context: GraphContext,
  input: LoadStatementInput,
): Promise<StatementPreviewResult> {
  let file: StatementFile | null = null;
  try {
    file = await openStatement(context, input);
    const { rows, skipped, leftOut } = readRows(file, context.now);
    return {
      statement: null,
      preview: { ...toPreview(file), skipped, leftOut, ...calculateSums(rows) },
      errors: [],
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { statement: null, preview: file && toPreview(file), errors: toUserErrors(error) };
  }
}

function toPreview({ table, mapping: { columns, ...rest }, isMapped }: StatementFile): StatementPreview {
  return {
    columns: [...table.header],
    sample: getPreviewRows(table),
    mapping: { ...columns, ...rest },
    isMapped,
  };
}

function calculateSums(rows: readonly StatementRowData[]) {
  const days = rows.map(({ day }) => day).sort();
  const sum = (sign: 1 | -1) =>
    toNpr(rows.reduce((total, { amountPaisa }) => total + Math.max(0, sign * amountPaisa), 0));
  return { rows: rows.length, received: sum(1), refunded: sum(-1), from: days[0], to: days.at(-1) };
}
