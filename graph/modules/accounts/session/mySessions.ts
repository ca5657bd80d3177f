import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Session } from '#graph/prisma/generated/client.ts';

const MAX = 100;

/** The viewer's open sessions, the last used first. */
export function mySessions(context: GraphContext): Promise<Session[]> {
  const { id } = requireViewer(context);
  return context.prisma.session.findMany({
    where: { userId: id, endedAt: null, expiresAt: { gt: context.now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: MAX,
  });
}
