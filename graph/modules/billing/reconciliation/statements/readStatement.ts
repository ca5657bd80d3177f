import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { guessMapping } from '#domain/payments/reconciliation/guessMapping.ts';
import { type ReadRows, readStatementRows } from '#domain/payments/reconciliation/readStatementRows.ts';
import {
  hasStatements,
  MOST_STATEMENT_ROWS,
  type StatementMapping,
} from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import type { SheetTable } from '#domain/sheets/readSheetTable.ts';
import type { GraphContext } from '#graph/context.ts';
import type { LoadStatementInput } from '#graph/schema/schema.generated.ts';
import { keptStatementMapping } from '../sheetMappings.ts';

export interface ReadFile {
  table: SheetTable;
  mapping: StatementMapping;
  /** Whether it is kept of an earlier file or was just given, not guessed. */
  isMapped: boolean;
}

/**
 * The cells of a file, and how its columns are read: as given, as kept of the last file with these names, or as they seem to be.
 */
export async function openStatement(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { method, csv, mapping: given }: LoadStatementInput,
): Promise<ReadFile> {
  if (!hasStatements(method)) throw new DomainError('STATEMENT_NOT_OF_METHOD', 'method');
  const { readSheetTable } = await import('#domain/sheets/readSheetTable.ts');
  const table = readSheetTable(csv);
  const named = given ? toMapping(given) : await keptStatementMapping(prisma, table);
  return { table, mapping: named ?? guessMapping(table), isMapped: named !== null };
}

/** The rows of a file that moved money, none of them of a day to come. */
export function rowsOf({ table, mapping }: ReadFile, now: Date): ReadRows {
  const read = readStatementRows(table, mapping);
  if (read.rows.length === 0) throw new DomainError('STATEMENT_EMPTY', 'csv');
  if (read.rows.length > MOST_STATEMENT_ROWS)
    throw new DomainError('STATEMENT_TOO_LONG', { most: MOST_STATEMENT_ROWS }, 'csv');
  const today = formatIsoDay(kathmanduDay(now));
  const ahead = read.rows.find(({ day }) => day > today);
  if (ahead) throw new DomainError('STATEMENT_DAY_AHEAD', { row: ahead.line, day: ahead.day }, 'csv');
  return read;
}

function toMapping(given: NonNullable<LoadStatementInput['mapping']>): StatementMapping {
  const { dates, unit, refundWords, skipWords, asideWords, ...columns } = given;
  return parseInput(statementMappingSchema, { columns, dates, unit, refundWords, skipWords, asideWords });
}
