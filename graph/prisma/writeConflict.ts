import { Prisma } from './generated/client.ts';

/** What was read is no longer so: `inTransaction` starts over, and the next reading says what has changed. */
export function writeConflict(): Error {
  return new Prisma.PrismaClientKnownRequestError('Record has changed since it was read', {
    code: 'P2034',
    clientVersion: Prisma.prismaVersion.client,
  });
}
