import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { EndSessionInput } from '#graph/schema/schema.generated.ts';

/** Ends one of the viewer's sessions, and forgets its device. Somebody else's is not found. */
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
