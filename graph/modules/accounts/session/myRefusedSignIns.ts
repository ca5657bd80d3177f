import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { RefusedSignIns } from '#graph/schema/schema.generated.ts';
import { REFUSED_ACTION, readRefused } from '../refusedSignIns.ts';

/** What was tried at the viewer's account on the days that reach into the last 24 hours. */
export async function myRefusedSignIns(context: GraphContext): Promise<RefusedSignIns> {
  const { id } = requireViewer(context);
  const entries = await context.prisma.auditEntry.findMany({
    where: { entityId: id, action: REFUSED_ACTION, at: { gt: new Date(context.now.getTime() - DAY_MS) } },
    orderBy: { at: 'desc' },
  });
  const days = entries.map(readRefused);
  return {
    count: days.reduce((sum, { count }) => sum + count, 0),
    addresses: [...new Set(days.flatMap(({ addresses }) => addresses))],
    lastAt: entries[0]?.at ?? null,
  };
}
