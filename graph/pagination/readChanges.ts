import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { readHorizon } from '#graph/prisma/writes/watermark.ts';
import type { Keyset } from './keyset.ts';
import type { Page, PageArgs } from './page.ts';
import { readTable } from './readTable.ts';

type Table<Row, Where> = Parameters<typeof readTable<Row, Where>>[0];

interface Changes<Row, Where> extends PageArgs {
  where: Where;
  /** By when a row changed last, then by its id. */
  order: Keyset<Row, Where>;
  /** The column of that instant. */
  at: keyof Row & string;
  /** Only what changed at this instant or later. */
  from: Date | null | undefined;
  /** Whether what `where` keeps is kept for ever (`tellsAll`). */
  isWhole: boolean;
}

interface Question<Filter> {
  filter: Filter | null | undefined;
  offset?: number | null;
}

/**
 * Whether somebody who asks so from then on hears of every change. Not with a filter that a row can leave, of which nobody
 * would be told: only by what stays with it (`lasting`).
 */
export function tellsAll<Filter extends object>(
  { filter, offset }: Question<Filter>,
  lasting: readonly (keyof Filter & string)[],
): boolean {
  const kept: readonly string[] = ['updatedFrom', ...lasting];
  const isLasting = ([field, value]: [string, unknown]) => value == null || kept.includes(field);
  return !offset && Object.entries(filter ?? {}).every(isLasting);
}

/**
 * A page of the rows that changed, in the order in which they did, up to the instant before which nothing is written any
 * more: what the page tells of until then is complete, and `completeUntil` says so where it tells of everything. What changes again stands later on.
 */
export async function readChanges<Row, Where>(
  prisma: PrismaClient,
  table: Table<Row, Where>,
  { where, order, at, from, isWhole, ...args }: Changes<Row, Where>,
): Promise<Page<Row>> {
  // First the instant, then the rows: whatever was written before it is seen by what is read after.
  const horizon = await readHorizon(prisma);
  const least = startOfPage(order, at, { from, after: args.after });
  const between = (least: Date | null | undefined) =>
    ({ AND: [where, { [at]: { ...(least && { gte: least }), lt: horizon } }] }) as Where;
  const page = await readTable(table, { ...args, where: between(least), order });
  return {
    ...page,
    pageInfo: { ...page.pageInfo, completeUntil: isWhole ? horizon : null },
    totalCount: () => table.count({ where: between(from) }),
  };
}

/** An index is entered where a page begins, however many rows lie before it. */
export function startOfPage<Row, Where>(
  order: Keyset<Row, Where>,
  at: keyof Row & string,
  { from, after }: { from: Date | null | undefined; after?: string | null },
): Date | null {
  const reached = after == null ? null : (order.read(after) as Record<string, Date>)[at];
  if (!reached || !from) return reached ?? from ?? null;
  return reached > from ? reached : from;
}
