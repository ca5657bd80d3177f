import { Prisma, type PrismaClient } from './generated/client.ts';

export type Transaction = Prisma.TransactionClient;

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 20;

/** Runs the work in one transaction; a deadlock or write conflict starts it over, up to five times. */
export async function inTransaction<Result>(
  prisma: PrismaClient,
  work: (tx: Transaction) => Promise<Result>,
  { isolationLevel }: { isolationLevel?: Prisma.TransactionIsolationLevel } = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, { timeout: 15_000, maxWait: 10_000, isolationLevel });
    } catch (error) {
      if (attempt === ATTEMPTS || !isWriteConflict(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

/** Deadlock (1213) and lock wait timeout (1205) of MySQL and MariaDB, and Prisma's name for them. */
function isWriteConflict(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034') return true;
  return /\b(1213|1205|1020)\b|deadlock|lock wait timeout|Record has changed/i.test(String(error));
}

/** The index that a unique violation names, or null when the error is something else. */
export function violatedUnique(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null;
  const meta = error.meta as
    | { driverAdapterError?: { cause?: { constraint?: { index?: string } } } }
    | undefined;
  return meta?.driverAdapterError?.cause?.constraint?.index ?? '';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
