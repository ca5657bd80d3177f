import { DomainError } from '#domain/errors.ts';
import type { GraphContext } from '../../context.ts';
import type { EndSessionInput } from '../../schema.generated.ts';
import { requireViewer } from './requireViewer.ts';

/** Ends one of the viewer's sessions. Somebody else's is not found. */
export async function endSession(context: GraphContext, { id }: EndSessionInput): Promise<void> {
  const viewer = requireViewer(context);
  const { count } = await context.prisma.session.updateMany({
    where: { id, userId: viewer.id, endedAt: null },
    data: { endedAt: context.now },
  });
  if (count === 0) throw new DomainError('NOT_FOUND', /*i18n*/ 'That device is already signed out.', 'id');
}
