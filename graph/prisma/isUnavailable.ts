import { Prisma } from './generated/client.ts';

/**
 * Codes of both drivers for these failures: no connection, a broken or unresponsive connection, too many connections, a
 * server that is shutting down or accepts no writes (full, or disconnected from its cluster), and conflicts that remain
 * after all retries.
 */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
]);

/** Codes for a full, read-only or broken disk, and for a lack of file descriptors. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** https://mariadb.com/docs/server/reference/error-codes; numbers from 45000 belong to the connector. */
const NUMBERS = new Set([
  1021, 1040, 1041, 1047, 1053, 1077, 1114, 1158, 1159, 1160, 1161, 1203, 1205, 1213, 1290, 1836, 1927, 1969,
  2006, 2013, 3024, 4031, 45001, 45004, 45009, 45012, 45013, 45019, 45026, 45027, 45028, 45035, 45037, 45042,
  45060, 45061,
]);

/**
 * https://www.prisma.io/docs/orm/reference/error-reference: the database is unreachable, timed out or closed the
 * connection, or no connection or transaction is available.
 */
const PRISMA_CODES = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1008',
  'P1011',
  'P1017',
  'P2024',
  'P2028',
  'P2034',
  'P2037',
]);

/** Returns true if an error means that the database or disk is temporarily unusable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown };
  // Prisma's client keeps the driver's code for a broken connection.
  if (typeof code === 'string' && (CODES.has(code) || DISK_CODES.has(code) || PRISMA_CODES.has(code)))
    return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return isUnavailable(error.meta?.driverAdapterError);
  // This error of mysql2 has no code.
  if (error.message === 'Queue limit reached.') return true;
  if (typeof errno === 'number' && NUMBERS.has(errno)) return true;
  return isUnavailableCause(cause) || isUnavailable(cause);
}

/** Checks a driver's error as wrapped by Prisma's adapter. */
function isUnavailableCause(cause: unknown): boolean {
  if (typeof cause !== 'object' || cause === null) return false;
  const { kind, code, originalCode } = cause as { kind?: unknown; code?: unknown; originalCode?: unknown };
  if (
    [
      'DatabaseNotReachable',
      'ConnectionClosed',
      'SocketTimeout',
      'TooManyConnections',
      'TransactionWriteConflict',
    ].includes(String(kind))
  )
    return true;
  return [code, originalCode].some((number) => NUMBERS.has(Number(number)));
}
