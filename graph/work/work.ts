import type { Job } from '#graph/jobs/job.ts';
import type { Send } from '#graph/prisma/direct/directDatabase.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { RowsOfWork } from '#graph/prisma/rowGate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StoreEvent } from './storeEvents.ts';

/** Everything a unit of work does besides reading and writing rows. */
export interface WorkActions {
  /** Publishes events. They are stored with the work, and subscribers are told. The same event twice counts once. */
  publish(events: StoreEvent | readonly StoreEvent[]): void;
  /** Stores a job with the work, which is done after the commit. Returns the job's id. */
  enqueue<Payload extends Prisma.InputJsonObject>(
    job: Job<Payload>,
    payload: Payload,
    options?: { runAfter?: Date },
  ): Promise<string>;
  /** Runs a task after the commit, and only then. The task must not throw. */
  afterCommit(task: () => Promise<void> | void): void;
}

/** A unit of work: its rows, events and jobs are committed or rolled back as one. */
export interface Work extends WorkActions {
  /** The transaction. */
  readonly db: Transaction;
}

/** A unit of work for the paths with the most traffic: statements go past Prisma, several in one round trip. */
export interface DirectWork extends WorkActions {
  send: Send;
}

interface WorkOptions extends RowsOfWork {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  /** Time after which the work is given up, ms. */
  patienceMs?: number;
}

interface DirectWorkOptions extends RowsOfWork {
  /** Each statement reads rows that are committed by then, and a locking read locks rows but not the gaps between them. */
  isolation?: 'READ COMMITTED';
}

/** Runs a unit of work. After a deadlock or write conflict it starts over, up to five times. */
export type DoWork = <Result>(
  task: (work: Work) => Promise<Result>,
  options?: WorkOptions,
) => Promise<Result>;

export type DoDirectWork = <Result>(
  task: (work: DirectWork) => Promise<Result>,
  options?: DirectWorkOptions,
) => Promise<Result>;

/** The only ways to write to the database. */
export interface Writing {
  work: DoWork;
  directWork: DoDirectWork;
}
