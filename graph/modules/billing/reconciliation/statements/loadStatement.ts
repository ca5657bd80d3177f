import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { StatementRowData } from '#domain/payments/reconciliation/readStatementRows.ts';
import { shorten } from '#domain/text/shorten.ts';
import { sha256 } from '#graph/access/sha256.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Statement } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';
import type { LoadStatementInput } from '#graph/schema/schema.generated.ts';
import { storeMapping } from '#graph/spreadsheets/sheetMappings.ts';
import { type Period, readStatementPeriod } from '../statementPeriod.ts';
import { openStatement, readRows } from './readStatement.ts';
import { buildRowKeys } from './rowKeys.ts';

/** Stores the new rows of a file and its column mapping. */
export async function loadStatement(context: GraphContext, input: LoadStatementInput): Promise<Statement> {
  const file = await openStatement(context, input);
  if (!file.isMapped) throw new DomainError('STATEMENT_UNMAPPED', 'mapping');
  const { table, mapping } = file;
  const { rows, leftOut } = readRows(file, context.now);
  const { from, to } = resolvePeriod(rows, input);
  const { method, fileName, csv } = input;
  const fileHash = sha256(csv);
  const keys = buildRowKeys(method, rows);
  try {
    return await context.work(async (work) => {
      const before = await work.db.statement.findUnique({ where: { method_fileHash: { method, fileHash } } });
      if (before) throw createAlreadyLoadedError(before.loadedAt);
      const existingRows = await work.db.statementRow.findMany({
        where: { method, key: { in: keys } },
        select: { key: true },
      });
      const existingKeys = new Set(existingRows.map(({ key }) => key));
      const data = rows.flatMap((row, index) => {
        const key = keys[index] ?? '';
        return existingKeys.has(key) ? [] : [{ ...row, key, method, day: new Date(row.day) }];
      });
      if (data.length === 0) throw new DomainError('STATEMENT_NOTHING_NEW', { count: rows.length }, 'csv');
      const statement = await work.db.statement.create({
        data: {
          ...{ method, fileHash, fileName: shorten(fileName.trim(), 120) },
          ...{ fromDay: from, toDay: to, known: existingKeys.size },
          ...{ loadedAt: context.now, loadedById: context.viewer?.id, asideWords: mapping.asideWords },
          leftOut: leftOut.map((skippedStatus) => ({ ...skippedStatus })),
          rows: { createMany: { data } },
        },
      });
      await storeMapping(work.db, { purpose: 'STATEMENT', table, mapping: { ...mapping }, now: context.now });
      await recordAudit(work.db, context, {
        action: 'statement.load',
        entity: 'Statement',
        entityId: statement.id,
        after: {
          method,
          fileName: statement.fileName,
          from: formatIsoDay(from),
          to: formatIsoDay(to),
          rows: data.length,
        },
      });
      return statement;
    });
  } catch (error) {
    if (findViolatedIndex(error) === null) throw error;
    throw createAlreadyLoadedError(context.now);
  }
}

/**
 * Returns the given period, or the period covered by the file's rows. Throws if a row lies outside the given period.
 */
function resolvePeriod(
  rows: readonly StatementRowData[],
  { from, to }: { from?: string | null; to?: string | null },
): Period {
  const days = rows.map(({ day }) => day).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const period = readStatementPeriod({ from: from ?? first, to: to ?? last });
  if (formatIsoDay(period.from) > first || formatIsoDay(period.to) < last)
    throw new DomainError('STATEMENT_PERIOD_TOO_SHORT', { from: first, to: last }, 'from');
  return period;
}

function createAlreadyLoadedError(at: Date): DomainError {
  return new DomainError('STATEMENT_LOADED_BEFORE', { day: formatIsoDay(toKathmanduDay(at)) }, 'csv');
}
