import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { voidRemittanceSchema } from '#domain/payments/reconciliation/remittanceSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Remittance } from '#graph/prisma/generated/client.ts';
import type { VoidRemittanceInput } from '#graph/schema/schema.generated.ts';
import { lockOrders, recordCredits } from './creditParcels.ts';
import { findRemittance, lockRemittance, unlinkRow } from './lockRemittance.ts';
import { describeRemittance } from './remittanceHeader.ts';
import { sumCredits } from './updateRemittance.ts';

/**
 * Voids a remittance and reverses its credits, so that the cash is with the carrier again. The remittance stays in the
 * list.
 */
export async function voidRemittance(
  context: GraphContext,
  { id, version, ...input }: VoidRemittanceInput,
): Promise<Remittance> {
  const { reason } = parseInput(voidRemittanceSchema, input);
  const { prisma, viewer, now } = context;
  const before = await findRemittance(prisma, { id, version });
  if (before.voidedAt) throw new DomainError('REMITTANCE_VOIDED', 'id');
  const creditedAmounts = sumCredits(before.lines);
  return context.work(async (work) => {
    const lockedOrders = await lockOrders(work.db, [...creditedAmounts.keys()]);
    await lockRemittance(work.db, before);
    const voidedRemittance = await work.db.remittance.update({
      where: { id },
      data: {
        ...{ voidedAt: now, voidedById: viewer?.id ?? null, voidReason: reason },
        version: { increment: 1 },
        lines: { updateMany: { where: {}, data: { applied: 0 } } },
      },
    });
    const credits = [...creditedAmounts].map(([orderId, amount]) => ({
      orderId,
      day: before.day,
      amount: -amount,
    }));
    await recordCredits(work, context, before, { credits, lockedOrders });
    await unlinkRow(work.db, id);
    await recordAudit(work.db, context, {
      action: 'remittance.void',
      entity: 'Remittance',
      entityId: id,
      before: describeRemittance(before),
      after: { reason },
    });
    return voidedRemittance;
  });
}
