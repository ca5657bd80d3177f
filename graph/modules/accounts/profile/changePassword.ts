import { changePasswordSchema } from '#domain/accounts/accountSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ChangePasswordInput } from '#graph/schema/schema.generated.ts';
import { checkOwnPassword, createWrongPasswordError } from '../checkOwnPassword.ts';
import { cancelPendingChange } from '../emailChanges.queries.ts';
import { endSessions } from '../endSessions.ts';
import { requireNoPersonalData, requireUncommonPassword } from '../newPassword.ts';
import { hashPassword } from '../password.ts';
import { type OpenedSession, openSessionInTransaction } from '../session/openSession.ts';

/**
 * Changes the viewer's password and ends every session. A new session replaces the current one, and only its device
 * stays known. Emailed links to reset the password or verify a new address become invalid.
 */
export async function changePassword(
  context: GraphContext,
  input: ChangePasswordInput,
): Promise<OpenedSession> {
  const { currentPassword, newPassword } = parseInput(changePasswordSchema, input);
  await requireUncommonPassword(newPassword, 'newPassword');
  const owner = await checkOwnPassword(context, currentPassword, 'currentPassword');
  requireNoPersonalData(newPassword, owner, 'newPassword');
  const { id, passwordHash } = owner;
  const newHash = await hashPassword(newPassword);

  return context.work(async (work) => {
    const { count } = await work.db.user.updateMany({
      where: { id, passwordHash },
      data: { passwordHash: newHash, version: { increment: 1 } },
    });
    // Another request changed the password first.
    if (count === 0) throw createWrongPasswordError('currentPassword');
    const user = await work.db.user.findUniqueOrThrow({ where: { id } });
    await work.db.oneTimeLink.deleteMany({ where: { userId: id, purpose: 'RESET_PASSWORD' } });
    await cancelPendingChange(work.db, id);
    const { sessionId } = requireViewer(context);
    const session = await work.db.session.findUnique({
      where: { id: sessionId },
      select: { deviceId: true },
    });
    await endSessions(work.db, id, context.now, { knownDeviceSessionId: sessionId });
    return openSessionInTransaction(work.db, context, user, { deviceId: session?.deviceId ?? null });
  });
}
