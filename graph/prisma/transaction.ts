import { gateOf } from './client.ts';
import { Prisma, type PrismaClient } from './generated/client.ts';
import type { RowsOfWork } from './rowGate.ts';
import { startingOver } from './startingOver.ts';

export type Transaction = Prisma.TransactionClient;

/** What follows a transaction, whether it was kept or not. */
type Afterwards = (prisma: PrismaClient) => Promise<void>;

const afterwards = new WeakMap<Transaction, Afterwards[]>();

/** What belongs to a transaction and is done when all its other work is. */
type AtEnd = (prisma: PrismaClient) => Promise<void>;

const endings = new WeakMap<Transaction, AtEnd[]>();

/** Has something done within a transaction of `inTransaction` when its work is done, before it is kept. */
export function atEnd(tx: Transaction, task: AtEnd): void {
  endings.get(tx)?.push(task);
}

/** Has something done once a transaction of `inTransaction` is over, which answers only then. It must not throw. */
export function whenOver(tx: Transaction, task: Afterwards): void {
  afterwards.get(tx)?.push(task);
}

interface TransactionOptions extends RowsOfWork {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  /** After this many ms it is given up. */
  patienceMs?: number;
}

/** Runs the work in one transaction; a deadlock or write conflict starts it over, up to five times. */
export function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result>,
  { isolationLevel, patienceMs = 15_000, ...rows }: TransactionOptions = {},
): Promise<Result> {
  const once = async () => {
    const tasks: Afterwards[] = [];
    const noting = async (tx: Transaction) => {
      const atItsEnd: AtEnd[] = [];
      afterwards.set(tx, tasks);
      endings.set(tx, atItsEnd);
      const result = await work(tx);
      for (const task of atItsEnd) await task(prisma);
      return result;
    };
    try {
      return await prisma.$transaction(noting, { timeout: patienceMs, maxWait: 3000, isolationLevel });
    } finally {
      // Also where it failed: it may have been kept all the same, as when a connection breaks after the commit.
      await Promise.all(tasks.map((task) => task(prisma)));
    }
  };
  return gateOf(prisma).inside(rows, () => startingOver(once));
}

/** As mysql2 tells it. */
const DUPLICATE_ENTRY = 1062;

/** The index that a unique violation names, or null when the error is something else. */
export function violatedUnique(error: unknown): string | null {
  if (error instanceof Error && 'errno' in error && error.errno === DUPLICATE_ENTRY)
    return /for key '(?:.*\.)?([^.']+)'/.exec(error.message)?.[1] ?? '';
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null;
  const meta = error.meta as
    | { driverAdapterError?: { cause?: { constraint?: { index?: string } } } }
    | undefined;
  return meta?.driverAdapterError?.cause?.constraint?.index ?? '';
}
