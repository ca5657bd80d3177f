import { recordAudit } from '../../audit/recordAudit.ts';
import type { GraphContext } from '../../context.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { TwoFactorProofInput } from '../../schema.generated.ts';
import { proveOwner } from './proveOwner.ts';
import { removeFactor } from './removeFactor.ts';

/** Does nothing where it is off already. */
export async function disableTwoFactor(context: GraphContext, input: TwoFactorProofInput): Promise<void> {
  const { user, factor } = await proveOwner(context, input);
  if (!factor) return;
  await inTransaction(context.prisma, async (tx) => {
    await removeFactor(tx, user.id);
    await recordAudit(tx, context, { action: 'twoFactor.disable', entity: 'User', entityId: user.id });
  });
}
