import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { readHorizon } from '#graph/prisma/writes/watermark.ts';
import type { Keyset } from './keyset.ts';
import type { Page, PageArgs } from './page.ts';
import { readTable } from './readTable.ts';

type Table<Row, Where> = Parameters<typeof readTable<Row, Where>>[0];

interface Changes<Row, Where> extends PageArgs {
  where: Where;
  /** Order by time of the last change, then by id. */
  order: Keyset<Row, Where>;
  /** Column with the time of the last change. */
  timeColumn: keyof Row & string;
  /** Only rows changed at or after this time. */
  from: Date | null | undefined;
  /** True if no row can leave the filter (`isCompleteFilter`). */
  isComplete: boolean;
}

interface ChangeQuery<Filter> {
  filter: Filter | null | undefined;
  offset?: number | null;
}

/**
 * Returns true if a client that repeats this query sees every change. Returns false for filters that a row can stop
 * matching, because the client would miss that change. `lasting` fields never change.
 */
export function isCompleteFilter<Filter extends object>(
  { filter, offset }: ChangeQuery<Filter>,
  constantFields: readonly (keyof Filter & string)[],
): boolean {
  const stableFields: readonly string[] = ['updatedFrom', ...constantFields];
  const isLasting = ([field, value]: [string, unknown]) => value == null || stableFields.includes(field);
  return !offset && Object.entries(filter ?? {}).every(isLasting);
}

/**
 * Returns a page of changed rows in order of change, up to the horizon, before which all changes are committed.
 * `completeUntil` is the horizon if the filter is complete. A row that changes again appears again later.
 */
export async function readChanges<Row, Where>(
  prisma: PrismaClient,
  table: Table<Row, Where>,
  { where, order, timeColumn: columnName, from, isComplete, ...args }: Changes<Row, Where>,
): Promise<Page<Row>> {
  // Read before the rows, so that the rows include every change before the horizon.
  const horizon = await readHorizon(prisma);
  const minTime = getPageStartTime(order, columnName, { from, after: args.after });
  const buildRange = (startTime: Date | null | undefined) =>
    ({ AND: [where, { [columnName]: { ...(startTime && { gte: startTime }), lt: horizon } }] }) as Where;
  const page = await readTable(table, { ...args, where: buildRange(minTime), order });
  return {
    ...page,
    pageInfo: { ...page.pageInfo, completeUntil: isComplete ? horizon : null },
    totalCount: () => table.count({ where: buildRange(from) }),
  };
}

/** Returns the earliest time of the page, so that the index scan skips the rows before it. */
export function getPageStartTime<Row, Where>(
  order: Keyset<Row, Where>,
  timeColumn: keyof Row & string,
  { from, after }: { from: Date | null | undefined; after?: string | null },
): Date | null {
  const cursorTime = after == null ? null : (order.read(after) as Record<string, Date>)[timeColumn];
  if (!cursorTime || !from) return cursorTime ?? from ?? null;
  return cursorTime > from ? cursorTime : from;
}
