import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { removeFactor } from './removeFactor.ts';
import { verifyOwner } from './verifyOwner.ts';

/** Turns off the viewer's second factor. Does nothing if it is already off. */
export async function disableTwoFactor(context: GraphContext, input: TwoFactorProofInput): Promise<void> {
  const { user, factor } = await verifyOwner(context, input);
  if (!factor) return;
  await context.work(async (work) => {
    await removeFactor(work.db, user.id);
    await recordAudit(work.db, context, { action: 'twoFactor.disable', entity: 'User', entityId: user.id });
  });
}
