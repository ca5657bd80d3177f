import { createArgumentError } from '#graph/errors/httpError.ts';
import type { PageInfo } from '#graph/schema/schema.generated.ts';
import type { Keyset } from './keyset.ts';
import { validateLimit } from './validateLimit.ts';

/** Maximum page size of every list. */
export const MAX_ROWS = 100;
const MAX_OFFSET = 10_000;

export interface PageArgs {
  first?: number | null;
  after?: string | null;
  offset?: number | null;
}

/** A Relay connection. The total is counted only if a client selects it. */
export interface Page<Row> {
  edges: { cursor: string; node: Row }[];
  pageInfo: PageInfo;
  totalCount: () => Promise<number> | number;
}

export interface PageSource<Row, Where> {
  order: Keyset<Row, Where>;
  find(page: {
    after: Where | undefined;
    orderBy: Keyset<Row, Where>['orderBy'];
    take: number;
    skip: number;
  }): Promise<Row[]>;
  count(): Promise<number>;
}

/** Returns one page of a list, after a cursor or at an offset. */
export async function readPage<Row, Where>(
  args: PageArgs,
  source: PageSource<Row, Where>,
): Promise<Page<Row>> {
  const { order, find, count } = source;
  const { first, skip } = toRange(args);
  const after = args.after == null ? undefined : order.buildConditionAfter(args.after);
  const rows = await find({ after, orderBy: order.orderBy, take: first + 1, skip });
  return toPage(rows, args, { order, count });
}

/** Returns the page size and the number of rows skipped before the page. */
export function toRange(args: PageArgs): { first: number; skip: number } {
  return { first: validateLimit('first', args.first, MAX_ROWS), skip: toOffset(args) };
}

/** Returns a page of rows. `rows` contains one row more than the page if there is a next page. */
export function toPage<Row>(
  rows: readonly Row[],
  args: PageArgs,
  { order, count }: { order: Pick<Keyset<Row, unknown>, 'toCursor'>; count: Page<Row>['totalCount'] },
): Page<Row> {
  const { first, skip } = toRange(args);
  const edges = rows.slice(0, first).map((node) => ({ cursor: order.toCursor(node), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: args.after != null || skip > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: count,
  };
}

function toOffset({ after, offset }: PageArgs): number {
  if (offset == null) return 0;
  if (after != null) throw createArgumentError('AFTER_AND_OFFSET', 'offset');
  if (offset < 0) throw createArgumentError('OFFSET_NEGATIVE', 'offset');
  if (offset > MAX_OFFSET) throw createArgumentError('OFFSET_TOO_LARGE', { most: MAX_OFFSET }, 'offset');
  return offset;
}
