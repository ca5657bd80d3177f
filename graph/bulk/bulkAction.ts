import type { Action } from '#domain/accounts/permissions.ts';
import type { GraphContext, ReadContext, StaffActionContext } from '#graph/context.ts';
import type { OutboundRules } from '#graph/outboundCalls/publicAddress.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { Work } from '#graph/work/work.ts';

/** Rows per read. */
const BATCH_SIZE = 100;

/** A back office list whose rows can be changed in bulk. */
export interface BulkList<Filter> {
  /** Name of the list in URLs. */
  name: string;
  /** Permission to see the list. */
  requiredPermissions: Action;
  loadPage(
    readContext: ReadContext,
    pageRequest: { filter: Filter; first: number; after?: string },
  ): Promise<Page<{ id: string }>>;
  /** Returns the display name of each row by id, such as an order number or a product name. */
  describe(readContext: ReadContext, ids: readonly string[]): Promise<Map<string, string>>;
}

/** Result of a row: the data to undo the change, if it can be undone. Null if nothing changed. */
export type RowChange = { undo?: Prisma.InputJsonObject } | null;

/** Records the result of a row in the transaction that changes it, so that no row is changed twice. */
export type RowSettler = (tx: Transaction, change: RowChange) => Promise<void>;

/** Services available to a bulk job besides the database. */
interface BulkServices {
  /** Storage of photos. */
  media: FileStore;
  /** Rules for requests to URLs that staff entered. */
  outboundRules: OutboundRules;
}

/** A row that a job is about to change. */
export interface BulkRow {
  id: string;
  /** Number of rows the job has changed before this one. */
  completedRows: number;
  services: BulkServices;
  settle: RowSettler;
}

interface Definition<Given, Input> {
  list: BulkList<never>;
  /** Permissions needed besides that of the list. Checked again while the job runs. */
  getRequiredPermissions(input: Input): readonly Action[];
  /** Validates the input before anything changes. Throws DomainError. */
  read(context: GraphContext, rawInput: Given): Input | Promise<Input>;
  /** Runs outside a transaction before a batch of rows is changed. */
  prepare?(context: StaffActionContext, ids: readonly string[], input: Input): Promise<void>;
  /** Changes and settles a row in one transaction. Throws DomainError if the row cannot be changed. */
  apply(context: StaffActionContext, row: BulkRow, input: Input): Promise<void>;
  /** Undoes a change and settles the row, in one transaction. */
  undo?(context: StaffActionContext, row: BulkRow, undoData: Prisma.JsonValue): Promise<void>;
  /**
   * Time in ms after the job within which it can be undone. By default it can be undone for as long as the job is
   * stored.
   */
  undoWindowMs?: number;
}

/** A bulk change as seen by the job that runs it. */
export interface BulkAction {
  list: BulkList<never>;
  getRequiredPermissions(input: Prisma.JsonValue): readonly Action[];
  read(context: GraphContext, rawInput: unknown): Promise<Prisma.InputJsonValue>;
  prepare(context: StaffActionContext, ids: readonly string[], input: Prisma.JsonValue): Promise<void>;
  apply(context: StaffActionContext, row: BulkRow, input: Prisma.JsonValue): Promise<void>;
  /** Null if it cannot be undone. */
  undoWindowMs: number | null;
  undo: ((context: StaffActionContext, row: BulkRow, undoData: Prisma.JsonValue) => Promise<void>) | null;
}

/** Declares a bulk change. Its input is stored as JSON until the job runs. */
export function defineBulkAction<Given, Input extends Prisma.InputJsonValue>(
  definition: Definition<Given, Input>,
): BulkAction {
  const {
    list,
    getRequiredPermissions,
    read,
    prepare,
    apply,
    undo,
    undoWindowMs = Number.POSITIVE_INFINITY,
  } = definition;
  return {
    list,
    getRequiredPermissions: (input) => getRequiredPermissions(input as Input),
    read: async (context, rawInput) => read(context, rawInput as Given),
    prepare: async (context, ids, input) => prepare?.(context, ids, input as Input),
    apply: (context, row, input) => apply(context, row, input as Input),
    undo: undo ?? null,
    undoWindowMs: undo ? undoWindowMs : null,
  };
}

/** Locks a row of a list in its own transaction and runs the task. */
type RowLocker<Row> = (
  context: StaffActionContext,
  id: string,
  task: (work: Work, row: Row) => Promise<void>,
) => Promise<void>;

interface LockedRow<Row> {
  work: Work;
  context: StaffActionContext;
  row: Row;
}

/** Changes and settles each row while it is locked. */
export function changeLockedRow<Row, Input>(
  lockRow: RowLocker<Row>,
  change: (lockedRow: LockedRow<Row>, input: Input) => Promise<RowChange>,
) {
  return (context: StaffActionContext, { id, settle }: BulkRow, input: Input) =>
    lockRow(context, id, async (work, row) => settle(work.db, await change({ work, context, row }, input)));
}

/**
 * Returns the ids of the rows that match a filter, in list order: at most `limit` + 1, so that the caller can
 * detect further rows.
 */
export async function readIds<Filter>(
  { loadPage }: BulkList<Filter>,
  readContext: ReadContext,
  { filter, limit }: { filter: Filter; limit: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ids.length <= limit; ) {
    const { edges, pageInfo } = await loadPage(readContext, { filter, first: BATCH_SIZE, after });
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage || !pageInfo.endCursor) break;
    after = pageInfo.endCursor;
  }
  return ids.slice(0, limit + 1);
}
