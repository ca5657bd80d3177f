import { Prisma } from './generated/client.ts';

/** Returns the error for data that has changed since it was read. `runInTransaction` retries after this error. */
export function createWriteConflict(): Error {
  return new Prisma.PrismaClientKnownRequestError('Record has changed since it was read', {
    code: 'P2034',
    clientVersion: Prisma.prismaVersion.client,
  });
}
