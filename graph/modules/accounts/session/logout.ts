import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';

/** Ends the viewer's session: its access and refresh tokens are not accepted any more. */
export async function logout(context: GraphContext): Promise<void> {
  const { id, sessionId } = requireViewer(context);
  await context.prisma.session.updateMany({
    where: { id: sessionId, userId: id, endedAt: null },
    data: { endedAt: context.now },
  });
}
