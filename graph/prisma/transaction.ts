import { Prisma } from './generated/client.ts';

export type Transaction = Prisma.TransactionClient;

/** mysql2's error number for a duplicate key. */
const DUPLICATE_ENTRY = 1062;

/** Returns the name of the violated unique index; null for any other error. */
export function findViolatedIndex(error: unknown): string | null {
  if (error instanceof Error && 'errno' in error && error.errno === DUPLICATE_ENTRY)
    return /for key '(?:.*\.)?([^.']+)'/.exec(error.message)?.[1] ?? '';
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null;
  const meta = error.meta as
    | { driverAdapterError?: { cause?: { constraint?: { index?: string } } } }
    | undefined;
  return meta?.driverAdapterError?.cause?.constraint?.index ?? '';
}
