import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { refundNoteSchema } from '#domain/orders/returns/refundSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { recordPaymentEvent } from '#graph/modules/payments/attempts/attempts.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { ResolveProviderRefundInput } from '#graph/schema/schema.generated.ts';
import { completeProviderRefund } from './completeProviderRefund.ts';

/** Records the outcome that staff determined for a provider refund without a response. */
export async function resolveProviderRefund(
  context: GraphContext,
  { ref, isRefunded, ...input }: ResolveProviderRefundInput,
): Promise<Order> {
  const refundTexts = parseInput(refundNoteSchema, input);
  const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!attempt) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');
  return completeProviderRefund(context, attempt, {
    isRefunded,
    ...refundTexts,
    runInTransaction: async (tx, { id: entityId }, amount) => {
      const decision = { isRefunded, amount, ...refundTexts };
      await recordPaymentEvent(tx, context, attempt.id, {
        kind: 'REVIEWED',
        source: 'STAFF',
        data: decision,
      });
      await recordAudit(tx, context, {
        action: 'order.resolveProviderRefund',
        entity: 'Order',
        entityId,
        before: { ref, refundRequested: amount },
        after: decision,
      });
    },
  });
}
