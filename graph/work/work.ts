import type { Job } from '#graph/jobs/job.ts';
import type { Send } from '#graph/prisma/direct/directDatabase.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { RowsOfWork } from '#graph/prisma/rowGate.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { StoreEvent } from './storeEvents.ts';

/** What every unit of work can do beside reading and writing. */
export interface Saying {
  /** Says what has happened. It is stored with the work, and told to who subscribes; the same said twice is one. */
  publish(events: StoreEvent | readonly StoreEvent[]): void;
  /** Writes down a job that is to be done once the work is kept. Answers its id. */
  enqueue<Payload extends Prisma.InputJsonObject>(
    job: Job<Payload>,
    payload: Payload,
    options?: { runAfter?: Date },
  ): Promise<string>;
  /** Has something done once the work is kept, and only then. It must not throw. */
  afterCommit(task: () => Promise<void> | void): void;
}

/** A unit of work: all that it writes, says and asks for is kept or undone as one. */
export interface Work extends Saying {
  /** The transaction. */
  readonly db: Transaction;
}

/** The same for what many people wait for at once: its statements go without Prisma, several in one round trip. */
export interface DirectWork extends Saying {
  send: Send;
}

interface WorkOptions extends RowsOfWork {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  /** After this many ms it is given up. */
  patienceMs?: number;
}

interface DirectWorkOptions extends RowsOfWork {
  /** Each statement reads what is committed by then, and a locking read holds the rows that it finds, not the gaps between. */
  isolation?: 'READ COMMITTED';
}

/** Does a unit of work; a deadlock or write conflict starts it over, up to five times. */
export type DoWork = <Result>(
  task: (work: Work) => Promise<Result>,
  options?: WorkOptions,
) => Promise<Result>;

export type DoDirectWork = <Result>(
  task: (work: DirectWork) => Promise<Result>,
  options?: DirectWorkOptions,
) => Promise<Result>;

/** The ways to write: there are no others. */
export interface Writing {
  work: DoWork;
  directWork: DoDirectWork;
}
