import { Prisma } from './generated/client.ts';

export type Transaction = Prisma.TransactionClient;

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
