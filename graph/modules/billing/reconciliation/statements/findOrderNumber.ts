import { readOrderNumber } from '#domain/orders/orderNumber.ts';
import { namesIn } from '#domain/payments/reconciliation/namesIn.ts';
import type { PrismaClient, StatementRow } from '#graph/prisma/generated/client.ts';

type NamingRow = Pick<StatementRow, 'reference' | 'description'>;

/** The number of the order that a row of a statement names; null if it names none, or several. */
export async function orderNamedBy(
  prisma: Pick<PrismaClient, 'paymentAttempt' | 'order'>,
  { reference: ref, description }: NamingRow,
): Promise<string | null> {
  const attempt =
    ref && (await prisma.paymentAttempt.findUnique({ where: { ref }, include: { order: true } }));
  if (attempt) return attempt.order.number;
  const named = [ref, description].flatMap((text) => namesIn(text ?? '')).filter((name) => OURS.test(name));
  if (named.length === 0) return null;
  const [order, another] = await prisma.order.findMany({
    where: { number: { in: named.map(readOrderNumber) } },
    select: { number: true },
    take: 2,
  });
  return order && !another ? order.number : null;
}

/** An order number without its hyphen. */
const OURS = /^JW[0-9A-Z]{10}$/;
