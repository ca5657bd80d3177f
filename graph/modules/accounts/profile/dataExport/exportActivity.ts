import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Returns the activity stored with the account's consent. */
export async function exportActivity(prisma: PrismaClient, userId: string, take: number) {
  return {
    activity: await prisma.activity.findMany({
      where: { userId },
      select: { type: true, productId: true, data: true, at: true },
      orderBy: { at: 'desc' },
      take,
    }),
    visits: await prisma.activitySession.findMany({
      where: { userId },
      select: { startedAt: true, deviceInfo: true, browserInfo: true },
      orderBy: { createdAt: 'desc' },
      take,
    }),
  };
}
