import { formatIsoDay, kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { guessMapping } from '#domain/payments/reconciliation/guessMapping.ts';
import {
  headerOf,
  type ReadRow,
  readStatementRows,
} from '#domain/payments/reconciliation/readStatementRows.ts';
import {
  hasStatements,
  MOST_STATEMENT_ROWS,
  type StatementMapping,
} from '#domain/payments/reconciliation/statementColumns.ts';
import { statementMappingSchema } from '#domain/payments/reconciliation/statementMappingSchema.ts';
import type { GraphContext } from '#graph/context.ts';
import type { LoadStatementInput } from '#graph/schema/schema.generated.ts';
import { keptStatementMapping } from '../sheetMappings.ts';

export interface ReadFile {
  header: string[];
  sample: string[][];
  mapping: StatementMapping;
  /** Whether it is kept of an earlier file or was just given, not guessed. */
  isMapped: boolean;
  records: string[][];
}

const SHOWN = 5;

/** The cells of a file, and how its columns are read: as given, as kept of the method's last file, or as they seem to be. */
export async function openStatement(
  { prisma }: Pick<GraphContext, 'prisma'>,
  { method, csv, mapping: given }: LoadStatementInput,
): Promise<ReadFile> {
  if (!hasStatements(method)) throw new DomainError('STATEMENT_NOT_OF_METHOD', 'method');
  const { readRecords } = await import('../readRecords.ts');
  const records = readRecords(csv);
  const top = headerOf(records);
  const named = given ? toMapping(given) : await keptStatementMapping(prisma, method);
  return {
    records,
    header: (records[top] ?? []).map((name) => name.trim()),
    sample: records.slice(top + 1, top + 1 + SHOWN),
    mapping: named ?? guessMapping(records),
    isMapped: named !== null,
  };
}

/** The rows of a file that moved money, none of them of a day to come. */
export function rowsOf({ records, mapping }: ReadFile, now: Date): { rows: ReadRow[]; skipped: number } {
  const read = readStatementRows(records, mapping);
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
