import { confirmTwoFactorSchema } from '#domain/accounts/accountSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ConfirmTwoFactorInput } from '#graph/schema/schema.generated.ts';
import { endSessions } from '../endSessions.ts';
import { findTimeStep } from './authenticatorApp.ts';
import { createWrongCodeError } from './consumeCode.ts';
import { decrypt, reencrypt } from './encryptedSecret.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

/** Requires a code from this app at every later sign-in. Ends all sessions except this one. */
export async function confirmTwoFactor(
  context: GraphContext,
  input: ConfirmTwoFactorInput,
): Promise<string[]> {
  const { prisma, secrets, now } = context;
  const { id: userId, sessionId } = requireViewer(context);
  const { code } = parseInput(confirmTwoFactorSchema, input);
  const pendingSecret = (await prisma.twoFactor.findUnique({ where: { userId } }))?.pendingSecret;
  const secret = pendingSecret && decrypt(pendingSecret, userId, secrets);
  if (!secret) throw createNotStartedError();
  const lastUsedStep = findTimeStep(secret, code, now);
  if (lastUsedStep === null) throw createWrongCodeError();

  return context.work(async (work) => {
    const { count } = await work.db.twoFactor.updateMany({
      where: { userId, pendingSecret },
      data: {
        secret: reencrypt(pendingSecret, userId, secrets),
        pendingSecret: null,
        confirmedAt: now,
        lastUsedStep,
      },
    });
    if (count === 0) throw createNotStartedError();
    await endSessions(work.db, userId, now, { except: sessionId });
    await recordAudit(work.db, context, { action: 'twoFactor.confirm', entity: 'User', entityId: userId });
    return replaceRecoveryCodes(work.db, userId);
  });
}

function createNotStartedError(): DomainError {
  return new DomainError('TWO_FACTOR_NOT_BEGUN');
}
