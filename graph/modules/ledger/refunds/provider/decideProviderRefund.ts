import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { refundNoteSchema } from '#domain/orders/returns/refundSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { recordPaymentEvent } from '#graph/modules/payments/attempts/attempts.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { DecideProviderRefundInput } from '#graph/schema/schema.generated.ts';
import { completeProviderRefund } from './completeProviderRefund.ts';

/** Records the outcome, found out by staff, of a provider refund that got no response. */
export async function decideProviderRefund(
  context: GraphContext,
  { ref, wentBack, ...input }: DecideProviderRefundInput,
): Promise<Order> {
  const refundTexts = parseInput(refundNoteSchema, input);
  const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!attempt) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');
  return completeProviderRefund(context, attempt, {
    isRefunded: wentBack,
    ...refundTexts,
    inTransaction: async (tx, { id: entityId }, amount) => {
      const decision = { wentBack, amount, ...refundTexts };
      await recordPaymentEvent(tx, context, attempt.id, { kind: 'DECIDED', source: 'STAFF', data: decision });
      await recordAudit(tx, context, {
        action: 'order.decideRefund',
        entity: 'Order',
        entityId,
        before: { ref, refundAsked: amount },
        after: decision,
      });
    },
  });
}
