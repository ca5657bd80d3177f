import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the shipping already credited by an order's returns, in NPR. */
export async function sumCreditedShipping(tx: Pick<Transaction, 'return'>, orderId: string): Promise<number> {
  const { _sum } = await tx.return.aggregate({ where: { orderId }, _sum: { shipping: true } });
  return _sum.shipping ?? 0;
}
