import type { Action } from '#domain/accounts/permissions.ts';
import type { GraphContext, Reading, StaffAtWork } from '#graph/context.ts';
import type { Reaching } from '#graph/outside/publicAddress.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { Work } from '#graph/work/work.ts';

/** Rows that are read at once. */
const BATCH = 100;

/** A list of the back-office whose rows can be changed many at once. */
export interface BulkList<Filter> {
  /** As in addresses. */
  name: string;
  /** What somebody needs to see it. */
  needs: Action;
  page(
    reading: Reading,
    wanted: { filter: Filter; first: number; after?: string },
  ): Promise<Page<{ id: string }>>;
  /** What people call each of these rows, by its id: an order's number, a product's name. */
  describe(reading: Reading, ids: readonly string[]): Promise<Map<string, string>>;
}

/** What became of a row: what takes it back, where that can be; null where there was nothing to change. */
export type Change = { undo?: Prisma.InputJsonObject } | null;

/** Records what became of a row in the transaction that changes it, so that no row is ever changed twice. */
export type Settle = (tx: Transaction, change: Change) => Promise<void>;

/** What a job has beside the database. */
interface BulkServices {
  /** Where photographs are kept. */
  media: FileStore;
  /** Whom the store may call at addresses that people name. */
  reaching: Reaching;
}

/** A row that a job is about to change. */
export interface BulkRow {
  id: string;
  /** How many rows the job changed before it. */
  done: number;
  services: BulkServices;
  settle: Settle;
}

interface Definition<Given, Input> {
  list: BulkList<never>;
  /** What somebody needs for it beside seeing the list; asked again while it runs. */
  needs(input: Input): readonly Action[];
  /** Checks what was asked for, before anything is changed. Throws DomainError. */
  read(context: GraphContext, given: Given): Input | Promise<Input>;
  /** Work outside of any transaction before some rows are changed. */
  prepare?(context: StaffAtWork, ids: readonly string[], input: Input): Promise<void>;
  /** Changes a row and settles it, in one transaction. Throws DomainError where it cannot be changed. */
  apply(context: StaffAtWork, row: BulkRow, input: Input): Promise<void>;
  /** Takes a change back and settles the row, in one transaction. */
  undo?(context: StaffAtWork, row: BulkRow, kept: Prisma.JsonValue): Promise<void>;
  /** For how long after the job it can be taken back, ms; as long as the job is kept where it is left out. */
  undoneWithinMs?: number;
}

/** A change of many rows, as the job that makes it knows it. */
export interface BulkAction {
  list: BulkList<never>;
  needs(input: Prisma.JsonValue): readonly Action[];
  read(context: GraphContext, given: unknown): Promise<Prisma.InputJsonValue>;
  prepare(context: StaffAtWork, ids: readonly string[], input: Prisma.JsonValue): Promise<void>;
  apply(context: StaffAtWork, row: BulkRow, input: Prisma.JsonValue): Promise<void>;
  /** Null where it cannot be taken back. */
  undoneWithinMs: number | null;
  undo: ((context: StaffAtWork, row: BulkRow, kept: Prisma.JsonValue) => Promise<void>) | null;
}

/** Declares a change of many rows. Its input is kept as JSON while the job waits. */
export function bulkAction<Given, Input extends Prisma.InputJsonValue>(
  definition: Definition<Given, Input>,
): BulkAction {
  const { list, needs, read, prepare, apply, undo, undoneWithinMs = Number.POSITIVE_INFINITY } = definition;
  return {
    list,
    needs: (input) => needs(input as Input),
    read: async (context, given) => read(context, given as Given),
    prepare: async (context, ids, input) => prepare?.(context, ids, input as Input),
    apply: (context, row, input) => apply(context, row, input as Input),
    undo: undo ?? null,
    undoneWithinMs: undo ? undoneWithinMs : null,
  };
}

/** Holds a row of a list in a transaction of its own while work is done on it. */
type Hold<Row> = (
  context: StaffAtWork,
  id: string,
  task: (work: Work, row: Row) => Promise<void>,
) => Promise<void>;

interface Held<Row> {
  work: Work;
  context: StaffAtWork;
  row: Row;
}

/** Changes and settles each row while it is held. */
export function changing<Row, Input>(
  hold: Hold<Row>,
  change: (held: Held<Row>, input: Input) => Promise<Change>,
) {
  return (context: StaffAtWork, { id, settle }: BulkRow, input: Input) =>
    hold(context, id, async (work, row) => settle(work.db, await change({ work, context, row }, input)));
}

/** The ids of the rows that a filter keeps, as the list comes; one more than `most` where there are more. */
export async function readIds<Filter>(
  { page }: BulkList<Filter>,
  reading: Reading,
  { filter, most }: { filter: Filter; most: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ids.length <= most; ) {
    const { edges, pageInfo } = await page(reading, { filter, first: BATCH, after });
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) break;
    after = pageInfo.endCursor;
  }
  return ids.slice(0, most + 1);
}
