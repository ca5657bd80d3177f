import { formatIsoDay, toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { InvalidInput, parseInput, toIssue } from '#domain/errors/problems.ts';
import { listExportSchema } from '#domain/reporting/listExportSchema.ts';
import { MAX_CONCURRENT_EXPORTS } from '#domain/reporting/listExports.ts';
import { requirePermission } from '#graph/access/requirePermission.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { InputMaybe, ListExportFilter, StartListExportInput } from '#graph/schema/schema.generated.ts';
import { MAX_XLSX_ROWS } from '#graph/spreadsheets/buildWorkbookParts.ts';
import { listRequiredPermissions } from '#graph/spreadsheets/defineExportedList.ts';
import { writeExportJob } from '../reporting.jobs.ts';
import { exportedLists, isListName, type ListName } from './exportedLists.ts';
import type { StoredExport } from './listExports.ts';

/** Starts an export of a list, if the viewer can see it. */
export async function startListExport(
  context: GraphContext,
  { filter: filterInput, ...input }: StartListExportInput,
): Promise<StoredExport> {
  const { now } = context;
  const viewer = requireViewer(context);
  const { list: name, columns, sort, format: formatInput } = parseInput(listExportSchema, input);
  const list = parseListName(name);
  const { sorts, columns: availableColumns, count } = exportedLists[list];
  for (const action of listRequiredPermissions(exportedLists[list], columns))
    requirePermission(context, action);
  assertKnownColumns(list, { columns, sort, knownColumns: Object.keys(availableColumns), sorts });
  const filter = toFilter(list, filterInput);
  const format = formatInput === 'XLSX' ? 'xlsx' : 'csv';
  // Counting the rows reports an invalid filter now rather than in the job.
  const total = await count(context, { filter, sort });
  if (format === 'xlsx' && total > MAX_XLSX_ROWS) throw new DomainError('TOO_MANY_ROWS_FOR_EXCEL', 'format');

  return withAccount(context, viewer.id, async (work) => {
    await assertExportLimit(work.db, viewer.id);
    const id = await work.enqueue(writeExportJob, { list, columns, filter, sort });
    await recordAudit(work.db, context, {
      action: 'list.export',
      entity: 'ListExport',
      entityId: id,
      after: { list, format, rows: total, columns: columns.map(({ column }) => column), filter, sort },
    });
    const fileName = `${list}-${formatIsoDay(toKathmanduDay(now))}.${format}`;
    return work.db.listExport.create({
      data: { id, ownerId: viewer.id, list, format, fileName, createdAt: now },
      include: { job: true },
    });
  });
}

function parseListName(name: string): ListName {
  if (isListName(name)) return name;
  throw new DomainError('LIST_NOT_EXPORTED', { list: name }, 'list');
}

interface ExportRequest {
  columns: readonly { column: string }[];
  sort: readonly string[];
  knownColumns: readonly string[];
  sorts: readonly string[];
}

function assertKnownColumns(
  list: ListName,
  { columns, sort, knownColumns: availableColumns, sorts }: ExportRequest,
): void {
  const issues = [
    ...columns.flatMap(({ column }, index) =>
      availableColumns.includes(column)
        ? []
        : [toIssue('COLUMN_NOT_IN_LIST', { list, column }, `columns.${index}.column`)],
    ),
    ...sort.flatMap((sortName, index) =>
      sorts.includes(sortName)
        ? []
        : [toIssue('SORT_NOT_SUPPORTED', { list, sort: sortName }, `sort.${index}`)],
    ),
  ];
  if (issues.length > 0) throw new InvalidInput(issues);
}

/** Returns the list's filter as JSON without undefined fields. Throws if there is a filter of another list. */
function toFilter(list: ListName, filters: InputMaybe<ListExportFilter> | undefined): Prisma.InputJsonObject {
  for (const [name, filter] of Object.entries(filters ?? {}))
    if (name !== list && filter != null)
      throw new DomainError('FILTER_LIST_MISMATCH', { list, other: name }, `filter.${name}`);
  return JSON.parse(JSON.stringify(filters?.[list] ?? {}));
}

async function assertExportLimit(tx: Transaction, ownerId: string): Promise<void> {
  const runningCount = await tx.listExport.count({
    where: { ownerId, job: { status: { in: ['QUEUED', 'RUNNING'] } } },
  });
  if (runningCount >= MAX_CONCURRENT_EXPORTS)
    throw new DomainError('TOO_MANY_EXPORTS', { most: MAX_CONCURRENT_EXPORTS });
}
