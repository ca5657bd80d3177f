import type { Job } from '#graph/jobs/job.ts';
import type { Send } from '#graph/prisma/direct/directDatabase.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { RowAccess } from '#graph/prisma/rowGate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StoreEvent } from './storeEvents.ts';

/** Actions of a unit of work other than reading and writing rows. */
export interface WorkActions {
  /** Publishes events. They are stored with the work, and subscribers are notified. A repeated event counts once. */
  publish(events: StoreEvent | readonly StoreEvent[]): void;
  /** Queues a job with the work, to run after the commit. Returns the job's id. */
  enqueue<Payload extends Prisma.InputJsonObject>(
    job: Job<Payload>,
    payload: Payload,
    options?: { runAfter?: Date },
  ): Promise<string>;
  /** Runs a task only after a successful commit. The task must not throw. */
  afterCommit(task: () => Promise<void> | void): void;
}

/** A unit of work: its rows, events and jobs are committed or rolled back together. */
export interface Work extends WorkActions {
  readonly db: Transaction;
}

/** A unit of work for the most frequent operations. Its statements bypass Prisma, and several share one round trip. */
export interface DirectWork extends WorkActions {
  send: Send;
}

interface WorkOptions extends RowAccess {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  /** Time limit of the work in ms. */
  timeoutMs?: number;
}

interface DirectWorkOptions extends RowAccess {
  /** Each statement sees the rows committed before it, and locking reads lock rows but not gaps. */
  isolation?: 'READ COMMITTED';
}

/** Runs a unit of work. After a deadlock or write conflict it is retried up to five times. */
export type WorkRunner = <Result>(
  task: (work: Work) => Promise<Result>,
  options?: WorkOptions,
) => Promise<Result>;

export type DirectWorkRunner = <Result>(
  task: (work: DirectWork) => Promise<Result>,
  options?: DirectWorkOptions,
) => Promise<Result>;

/** The only way to write to the database. */
export interface Writer {
  work: WorkRunner;
  directWork: DirectWorkRunner;
}
