import { Prisma } from './generated/client.ts';

const MAX_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 20;

/**
 * Runs a transaction and retries it up to five times after a deadlock or write conflict. A lock timeout is not
 * retried: waiting again would occupy a connection for 25 s.
 */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isWriteConflict(error) || isLockTimeout(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}

/**
 * Error numbers of MySQL and MariaDB for a deadlock, a lock timeout, a changed row and a missing referenced row. A
 * cluster node can also report them when it rolls back during a statement.
 */
const LOCK_TIMEOUT_ERRNO = 1205;
const CONFLICT_ERRNOS = [1213, LOCK_TIMEOUT_ERRNO, 1020, 1452];

export function isWriteConflict(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && ['P2034', 'P2003'].includes(error.code))
    return true;
  if (isDatabaseError(error)) return CONFLICT_ERRNOS.includes(error.errno);
  if (getErrorKind(error) === 'TransactionWriteConflict') return true;
  return /\b(1213|1205|1020)\b|deadlock|lock wait timeout|Record has changed/i.test(String(error));
}

/**
 * Returns true if a transaction timed out while waiting for a lock: error 1205 in
 * https://mariadb.com/docs/server/reference/error-codes.
 */
function isLockTimeout(error: unknown): boolean {
  if (isDatabaseError(error)) return error.errno === LOCK_TIMEOUT_ERRNO;
  return /\b1205\b|lock wait timeout/i.test(String(error));
}

/** Returns true for errors of mysql2. */
function isDatabaseError(error: unknown): error is Error & { errno: number } {
  return error instanceof Error && 'errno' in error && typeof error.errno === 'number';
}

/**
 * Returns the kind of an error of Prisma's adapter. Prisma does not wrap such an error if COMMIT fails, as on a cluster
 * node.
 */
function getErrorKind(error: unknown): unknown {
  const { cause } = Object(error) as { cause?: { kind?: unknown } };
  return cause?.kind;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
