import { Prisma } from './generated/client.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 20;

/**
 * Does some work in a transaction; a deadlock or write conflict starts it over, up to five times. A row that stayed locked for
 * as long as a transaction waits does not: waiting again would keep a connection for 25 s.
 */
export async function startingOver<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isWriteConflict(error) || isLockTimeout(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

/**
 * As MySQL and MariaDB tell it: a deadlock, a lock waited for too long, a row that has changed,
 * and one referred to that is gone, be it that a node of a cluster rolls the transaction back in the middle of a statement.
 */
const LOCK_TIMEOUT = 1205;
const CONFLICTS = [1213, LOCK_TIMEOUT, 1020, 1452];

export function isWriteConflict(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && ['P2034', 'P2003'].includes(error.code))
    return true;
  if (isDatabaseError(error)) return CONFLICTS.includes(error.errno);
  if (kindOf(error) === 'TransactionWriteConflict') return true;
  return /\b(1213|1205|1020)\b|deadlock|lock wait timeout|Record has changed/i.test(String(error));
}

/** Returns true if a transaction gave up waiting for a locked row (https://mariadb.com/docs/server/reference/error-codes, 1205). */
function isLockTimeout(error: unknown): boolean {
  if (isDatabaseError(error)) return error.errno === LOCK_TIMEOUT;
  return /\b1205\b|lock wait timeout/i.test(String(error));
}

/** Of mysql2. */
function isDatabaseError(error: unknown): error is Error & { errno: number } {
  return error instanceof Error && 'errno' in error && typeof error.errno === 'number';
}

/** Of Prisma's adapter, whose error comes as it is where COMMIT fails, as it does on a node of a cluster. */
function kindOf(error: unknown): unknown {
  const { cause } = Object(error) as { cause?: { kind?: unknown } };
  return cause?.kind;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
