import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { endSessions } from '../endSessions.ts';

/** Signs the viewer out on all devices but this one; answers how many sessions that ended. */
export function endOtherSessions(context: GraphContext): Promise<number> {
  const { id, sessionId } = requireViewer(context);
  return endSessions(context.prisma, id, context.now, { except: sessionId });
}
