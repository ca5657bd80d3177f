import type { GraphContext } from '#graph/context.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { deviceName } from '../../session/deviceName.ts';
import { me } from '../me.ts';
import { exportActivity } from './exportActivity.ts';
import { exportLists } from './exportLists.ts';
import { exportOrders } from './exportOrders.ts';

/** At most this many of each kind, the newest, so that one answer never outgrows the server's memory. */
const MAX_OF_EACH = 10_000;

/** Everything the store keeps about the viewer. */
export async function myDataExport(context: GraphContext): Promise<Record<string, unknown>> {
  const user = await me(context);
  // One after another: an export waits rather than taking every connection.
  return {
    exportedAt: context.now,
    mostOfEachKind: MAX_OF_EACH,
    account: toAccount(user),
    ...(await exportLists(context.prisma, user, MAX_OF_EACH)),
    orders: await exportOrders(context.prisma, user.id, MAX_OF_EACH),
    sessions: await exportSessions(context.prisma, user.id, MAX_OF_EACH),
    ...(await exportActivity(context.prisma, user.id, MAX_OF_EACH)),
  };
}

function toAccount(user: User) {
  const { id, email, name, phone, role, hasActivityConsent, consentAt, preferences, createdAt } = user;
  return {
    id,
    email,
    emailVerifiedAt: user.emailVerifiedAt,
    name,
    phone,
    role,
    hasActivityConsent,
    consentAt,
    preferences,
    createdAt,
  };
}

/** Returns the sessions of the account, without tokens. */
async function exportSessions(prisma: PrismaClient, userId: string, take: number) {
  const sessions = await prisma.session.findMany({
    where: { userId },
    omit: { userId: true },
    orderBy: { createdAt: 'desc' },
    take,
  });
  return sessions.map((session) => ({ ...session, device: deviceName(session.userAgent) }));
}
