import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Session } from '#graph/prisma/generated/client.ts';
import type { EndSessionInput, FailedSignIns } from '#graph/schema/schema.generated.ts';
import { endSessions } from '../endSessions.ts';
import { REFUSED_ACTION, readDailyRefusals } from '../refusedSignIns.ts';

const MAX_SESSIONS = 100;

/** Returns the viewer's open sessions, most recently used first. */
export function mySessions(context: GraphContext): Promise<Session[]> {
  const { id } = requireViewer(context);
  return context.prisma.session.findMany({
    where: { userId: id, endedAt: null, expiresAt: { gt: context.now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: MAX_SESSIONS,
  });
}

/** Returns refused sign-ins to the viewer's account, on the days that overlap the last 24 hours. */
export async function myFailedSignIns(context: GraphContext): Promise<FailedSignIns> {
  const { id } = requireViewer(context);
  const entries = await context.prisma.auditEntry.findMany({
    where: { entityId: id, action: REFUSED_ACTION, at: { gt: new Date(context.now.getTime() - DAY_MS) } },
    orderBy: { at: 'desc' },
  });
  const days = entries.map(readDailyRefusals);
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    addresses: [...new Set(days.flatMap(({ addresses }) => addresses))],
    lastAt: entries[0]?.at ?? null,
  };
}

/** Ends the viewer's session: its access and refresh tokens stop working. */
export async function logout(context: GraphContext): Promise<void> {
  const { id, sessionId } = requireViewer(context);
  await context.prisma.session.updateMany({
    where: { id: sessionId, userId: id, endedAt: null },
    data: { endedAt: context.now },
  });
}

/** Ends one of the viewer's own sessions and forgets its device. */
export async function endSession(context: GraphContext, { id }: EndSessionInput): Promise<void> {
  const viewer = requireViewer(context);
  const { count } = await context.prisma.session.updateMany({
    where: { id, userId: viewer.id, endedAt: null },
    data: { endedAt: context.now },
  });
  if (count === 0) throw new DomainError('DEVICE_ALREADY_SIGNED_OUT', 'id');
  await context.prisma.knownDevice.deleteMany({
    where: {
      userId: viewer.id,
      AND: [{ sessions: { some: { id } } }, { sessions: { none: { id: viewer.sessionId } } }],
    },
  });
}

/** Signs the viewer out on all other devices. Returns the number of sessions ended. */
export function endOtherSessions(context: GraphContext): Promise<number> {
  const { id, sessionId } = requireViewer(context);
  return endSessions(context.prisma, id, context.now, { except: sessionId });
}
