import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { verifyOwner } from './verifyOwner.ts';

export async function renewRecoveryCodes(
  context: GraphContext,
  input: TwoFactorProofInput,
): Promise<string[]> {
  const { user, factor } = await verifyOwner(context, input);
  if (!factor) throw new DomainError('TWO_FACTOR_OFF');
  return context.work(async (work) => {
    await recordAudit(work.db, context, {
      action: 'twoFactor.renewCodes',
      entity: 'User',
      entityId: user.id,
    });
    return replaceRecoveryCodes(work.db, user.id);
  });
}
