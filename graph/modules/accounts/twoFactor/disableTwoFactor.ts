import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { TwoFactorProofInput } from '#graph/schema/schema.generated.ts';
import { proveOwner } from './proveOwner.ts';
import { removeFactor } from './removeFactor.ts';

/** Does nothing where it is off already. */
export async function disableTwoFactor(context: GraphContext, input: TwoFactorProofInput): Promise<void> {
  const { user, factor } = await proveOwner(context, input);
  if (!factor) return;
  await context.work(async (work) => {
    await removeFactor(work.db, user.id);
    await recordAudit(work.db, context, { action: 'twoFactor.disable', entity: 'User', entityId: user.id });
  });
}
