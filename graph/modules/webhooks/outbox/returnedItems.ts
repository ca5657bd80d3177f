import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the items received with these returns, by order id. */
export async function findReturnedItems(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, object>> {
  const returns = await tx.return.findMany({
    where: { id: { in: [...ids] } },
    select: {
      number: true,
      orderId: true,
      lines: {
        where: { received: { gt: 0 } },
        orderBy: { position: 'asc' },
        select: { received: true, condition: true, isRestocked: true, orderLine: { select: { sku: true } } },
      },
    },
  });
  return new Map(
    returns.map(({ number, orderId, lines }) => [
      orderId,
      {
        number,
        lines: lines.map(({ received, condition, isRestocked, orderLine: { sku } }) => ({
          sku,
          quantity: received,
          condition: condition?.toLowerCase() ?? null,
          isRestocked: isRestocked ?? false,
        })),
      },
    ]),
  );
}
