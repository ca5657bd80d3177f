import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { findReferences } from '#domain/payments/reconciliation/findReferences.ts';
import type { PrismaClient, StatementRow } from '#graph/prisma/generated/client.ts';

type RowTexts = Pick<StatementRow, 'reference' | 'description'>;

/** Returns the order number in a statement row. Null if it contains none or several. */
export async function findOrderNumber(
  prisma: Pick<PrismaClient, 'paymentAttempt' | 'order'>,
  { reference: ref, description }: RowTexts,
): Promise<string | null> {
  const attempt =
    ref && (await prisma.paymentAttempt.findUnique({ where: { ref }, include: { order: true } }));
  if (attempt) return attempt.order.number;
  const orderNumbers = [ref, description]
    .flatMap((text) => findReferences(text ?? ''))
    .filter((name) => ORDER_NUMBER.test(name));
  if (orderNumbers.length === 0) return null;
  const [order, secondOrder] = await prisma.order.findMany({
    where: { number: { in: orderNumbers.map(readOrderNumber) } },
    select: { number: true },
    take: 2,
  });
  return order && !secondOrder ? order.number : null;
}

/** Matches an order number written without its hyphen. */
const ORDER_NUMBER = /^JW[0-9A-Z]{10}$/;
