import { DomainError } from '#domain/errors/errors.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { proveOwner } from './proveOwner.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

export async function renewRecoveryCodes(
  context: GraphContext,
  input: TwoFactorProofInput,
): Promise<string[]> {
  const { user, factor } = await proveOwner(context, input);
  if (!factor) throw new DomainError('TWO_FACTOR_OFF');
  return inTransaction(context.prisma, async (tx) => {
    await recordAudit(tx, context, { action: 'twoFactor.renewCodes', entity: 'User', entityId: user.id });
    return replaceRecoveryCodes(tx, user.id);
  });
}
