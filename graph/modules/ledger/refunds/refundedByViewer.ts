import type { StaffAtWork } from '#graph/context.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/**
 * What whoever asks has taken of an order before, NPR: paid back, or of what somebody else had entered voided. A program
 * pays back what is owed in any case: of it counts what it has credited beyond.
 */
export async function takenBefore(
  tx: Transaction,
  { viewer, apiKey }: StaffAtWork,
  orderId: string,
): Promise<number> {
  const me = viewer?.id ?? null;
  const { _sum } = await tx.payment.aggregate({
    where: {
      orderId,
      OR: [
        { kind: apiKey ? 'CREDIT' : 'REFUND', voidedAt: null, actorId: me },
        {
          kind: 'PAYMENT',
          voidedAt: { not: null },
          voidedById: me,
          OR: [{ actorId: null }, { actorId: { not: me } }],
        },
      ],
    },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}
