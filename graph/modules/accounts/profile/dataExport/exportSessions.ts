import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { deviceName } from '../../session/deviceName.ts';

/** Where the account was signed in; no tokens. */
export async function exportSessions(prisma: PrismaClient, userId: string, take: number) {
  const sessions = await prisma.session.findMany({
    where: { userId },
    omit: { userId: true },
    orderBy: { createdAt: 'desc' },
    take,
  });
  return sessions.map((session) => ({ ...session, device: deviceName(session.userAgent) }));
}
