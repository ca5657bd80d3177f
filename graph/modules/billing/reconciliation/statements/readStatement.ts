import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { guessMapping } from '#domain/payments/reconciliation/guessMapping.ts';
import { readStatementRows, type StatementRows } from '#domain/payments/reconciliation/readStatementRows.ts';
import {
  hasStatements,
  MAX_STATEMENT_ROWS,
  type StatementMapping,
} from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import type { SpreadsheetTable } from '#domain/spreadsheets/readTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { LoadStatementInput } from '#graph/schema/schema.generated.ts';
import { findStatementMapping } from '../rememberedMappings.ts';

export interface StatementFile {
  table: SpreadsheetTable;
  mapping: StatementMapping;
  /** True if the mapping was given or remembered, false if guessed. */
  isMapped: boolean;
}

/** Opens a file. Uses the given mapping, or the one last used with these headings, or guesses it. */
export async function openStatement(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { method, csv, mapping: mappingInput }: LoadStatementInput,
): Promise<StatementFile> {
  if (!hasStatements(method)) throw new DomainError('STATEMENT_METHOD_NOT_SUPPORTED', 'method');
  const { readTable } = await import('#domain/spreadsheets/readTable.ts');
  const table = readTable(csv);
  const mapping = mappingInput ? toMapping(mappingInput) : await findStatementMapping(prisma, table);
  return { table, mapping: mapping ?? guessMapping(table), isMapped: mapping !== null };
}

/**
 * Returns the rows of a file in which money moved. Throws if there are none or too many, or if one is dated in the
 * future.
 */
export function readRows({ table, mapping }: StatementFile, now: Date): StatementRows {
  const statementData = readStatementRows(table, mapping);
  if (statementData.rows.length === 0) throw new DomainError('STATEMENT_EMPTY', 'csv');
  if (statementData.rows.length > MAX_STATEMENT_ROWS)
    throw new DomainError('STATEMENT_TOO_LONG', { most: MAX_STATEMENT_ROWS }, 'csv');
  const today = formatIsoDay(toKathmanduDay(now));
  const futureRow = statementData.rows.find(({ day }) => day > today);
  if (futureRow)
    throw new DomainError('STATEMENT_DAY_AHEAD', { row: futureRow.line, day: futureRow.day }, 'csv');
  return statementData;
}

function toMapping(mappingInput: NonNullable<LoadStatementInput['mapping']>): StatementMapping {
  const { dates, unit, refundWords, skipWords, asideWords, ...columns } = mappingInput;
  return parseInput(statementMappingSchema, { columns, dates, unit, refundWords, skipWords, asideWords });
}
