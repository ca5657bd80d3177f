import type { StaffActionContext } from '#graph/context.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * Returns the amount that the viewer has refunded for an order plus the amounts of other staff's entries that the
 * viewer has voided, in NPR. An API key may always pay the refund due, so only its credits count.
 */
export async function sumRefundedByViewer(
  tx: Transaction,
  { viewer, apiKey }: StaffActionContext,
  orderId: string,
): Promise<number> {
  const viewerId = viewer?.id ?? null;
  const { _sum } = await tx.payment.aggregate({
    where: {
      orderId,
      OR: [
        { kind: apiKey ? 'CREDIT' : 'REFUND', voidedAt: null, actorId: viewerId },
        {
          kind: 'PAYMENT',
          voidedAt: { not: null },
          voidedById: viewerId,
          OR: [{ actorId: null }, { actorId: { not: viewerId } }],
        },
      ],
    },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}
