import type { GraphContext } from '#graph/context.ts';
import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { getDeviceName } from '../../session/deviceName.ts';
import { me } from '../me.ts';
import { exportActivity } from './exportActivity.ts';
import { exportLists } from './exportLists.ts';
import { exportOrders } from './exportOrders.ts';

/** Limits each kind to its newest records, so that a response fits in the server's memory. */
const MAX_RECORDS_PER_KIND = 10_000;

/** Returns all data that the store has about the viewer. */
export async function myDataExport(context: GraphContext): Promise<Record<string, unknown>> {
  const user = await me(context);
  // Queries run one after another, so that an export does not use up the connection pool.
  return {
    exportedAt: context.now,
    mostOfEachKind: MAX_RECORDS_PER_KIND,
    account: toAccount(user),
    ...(await exportLists(context.prisma, user, MAX_RECORDS_PER_KIND)),
    orders: await exportOrders(context.prisma, user.id, MAX_RECORDS_PER_KIND),
    sessions: await exportSessions(context.prisma, user.id, MAX_RECORDS_PER_KIND),
    ...(await exportActivity(context.prisma, user.id, MAX_RECORDS_PER_KIND)),
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

/** Returns the account's sessions, without tokens. */
async function exportSessions(prisma: PrismaClient, userId: string, take: number) {
  const sessions = await prisma.session.findMany({
    where: { userId },
    omit: { userId: true },
    orderBy: { createdAt: 'desc' },
    take,
  });
  return sessions.map((session) => ({ ...session, device: getDeviceName(session.userAgent) }));
}
