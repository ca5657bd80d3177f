import { refusedArgument } from '#graph/errors/httpError.ts';
import type { PageInfo } from '#graph/schema/schema.generated.ts';
import type { Keyset } from './keyset.ts';
import { withinLimit } from './withinLimit.ts';

/** The most that a page of any list may hold. */
export const MAX_ROWS = 100;
const MAX_OFFSET = 10_000;

export interface PageArgs {
  first?: number | null;
  after?: string | null;
  offset?: number | null;
}

/** A Relay connection. The total is counted only when a client asks for it. */
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

/** One page of a list, after a cursor or from an offset. */
export async function readPage<Row, Where>(
  args: PageArgs,
  source: PageSource<Row, Where>,
): Promise<Page<Row>> {
  const { order, find, count } = source;
  const { first, skip } = toRange(args);
  const after = args.after == null ? undefined : order.after(args.after);
  const rows = await find({ after, orderBy: order.orderBy, take: first + 1, skip });
  return toPage(rows, args, { order, count });
}

/** How many rows a page takes, and how many it leaves out before them. */
export function toRange(args: PageArgs): { first: number; skip: number } {
  return { first: withinLimit('first', args.first, MAX_ROWS), skip: toOffset(args) };
}

/** The page that some rows make; one row more than it takes says that others follow. */
export function toPage<Row>(
  rows: readonly Row[],
  args: PageArgs,
  { order, count }: { order: Pick<Keyset<Row, unknown>, 'cursorOf'>; count: Page<Row>['totalCount'] },
): Page<Row> {
  const { first, skip } = toRange(args);
  const edges = rows.slice(0, first).map((node) => ({ cursor: order.cursorOf(node), node }));
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
  if (after != null) throw refusedArgument('AFTER_AND_OFFSET', 'offset');
  if (offset < 0) throw refusedArgument('OFFSET_NEGATIVE', 'offset');
  if (offset > MAX_OFFSET) throw refusedArgument('OFFSET_TOO_LARGE', { most: MAX_OFFSET }, 'offset');
  return offset;
}
