import { Prisma } from './generated/client.ts';

/**
 * Of both drivers: no connection, one that broke or does not answer, too many of them, a server that is going down, one that
 * takes no writes (full, or out of its cluster), and what was in the way of others to the end of all tries.
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

/** A disk that is full, read-only or broken, and a process that may open no more files. */
const DISK_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']);

/** https://mariadb.com/docs/server/reference/error-codes; 45xxx are the connector's own. */
const NUMBERS = new Set([
  1021, 1040, 1041, 1047, 1053, 1077, 1114, 1158, 1159, 1160, 1161, 1203, 1205, 1213, 1290, 1836, 1927, 1969,
  2006, 2013, 3024, 4031, 45001, 45004, 45009, 45012, 45013, 45019, 45026, 45027, 45028, 45035, 45037, 45042,
  45060, 45061,
]);

/** https://www.prisma.io/docs/orm/reference/error-reference: not reached, timed out, closed, no connection or transaction to be had. */
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

/** Whether an error says that the database or the disk cannot be used at the moment, so that the same may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  const { code, errno, cause } = error as { code?: unknown; errno?: unknown; cause?: unknown };
  // Prisma's client hands the code of a connection that broke on as if it were one of its own.
  if (typeof code === 'string' && (CODES.has(code) || DISK_CODES.has(code) || PRISMA_CODES.has(code)))
    return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError)
    return isUnavailable(error.meta?.driverAdapterError);
  // Which mysql2 gives no code.
  if (error.message === 'Queue limit reached.') return true;
  if (typeof errno === 'number' && NUMBERS.has(errno)) return true;
  return saysUnavailable(cause) || isUnavailable(cause);
}

/** What Prisma's adapter makes of a driver's error. */
function saysUnavailable(cause: unknown): boolean {
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
