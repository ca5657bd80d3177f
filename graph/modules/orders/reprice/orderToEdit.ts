import type { CouponRedemption, Order, OrderLine, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** An order with the data an edit depends on. */
export interface OrderToEdit {
  order: Order;
  lines: OrderLine[];
  redemption: CouponRedemption | null;
  /** Proposal that awaits the customer's decision. */
  openProposal: OrderProposal | null;
}

export async function readOrderToEdit(tx: Transaction, order: Order): Promise<OrderToEdit> {
  const where = { orderId: order.id };
  return {
    order,
    lines: await tx.orderLine.findMany({ where, orderBy: { position: 'asc' } }),
    redemption: await tx.couponRedemption.findUnique({ where }),
    openProposal: await findOpenProposal(tx, order.id),
  };
}

export function findOpenProposal(tx: Transaction, orderId: string): Promise<OrderProposal | null> {
  return tx.orderProposal.findFirst({ where: { orderId, status: 'OPEN' } });
}
