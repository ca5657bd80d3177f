import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { refundWordsSchema } from '#domain/orders/returns/refundSchema.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { noteHeard } from '#graph/modules/payments/attempts/attempts.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { DecideProviderRefundInput } from '#graph/schema/schema.generated.ts';
import { endAskedRefund } from './endAskedRefund.ts';

/** What staff found out of a refund that its provider had no answer for. */
export async function decideProviderRefund(
  context: GraphContext,
  { ref, wentBack, ...input }: DecideProviderRefundInput,
): Promise<Order> {
  const words = parseInput(refundWordsSchema, input);
  const attempt = await context.prisma.paymentAttempt.findUnique({ where: { ref } });
  if (!attempt) throw new DomainError('ATTEMPT_NOT_FOUND', 'ref');
  return endAskedRefund(context, attempt, {
    wentBack,
    ...words,
    along: async (tx, { id: entityId }, amount) => {
      const decision = { wentBack, amount, ...words };
      await noteHeard(tx, context, attempt.id, { kind: 'DECIDED', source: 'STAFF', data: decision });
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
