import { ORDER_NUMBER_CHARACTERS, readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const NAMED = new RegExp(`\\bJW-?([${ORDER_NUMBER_CHARACTERS}OIL]{10})\\b`, 'gi');
const MOST = 5;

interface Written {
  email: string;
  /** What may name an order: the subject, and the text. */
  texts: readonly string[];
}

/**
 * The account of the address, where it is known to be its owner's, and the order that the texts name, where it is the
 * address's own: whoever knows another's number learns nothing by it.
 */
export async function linksOf(
  tx: Transaction,
  { email, texts }: Written,
): Promise<{ customerId: string | null; orderId: string | null }> {
  const customer = await tx.user.findFirst({
    where: { email, role: 'CUSTOMER', anonymisedAt: null, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  const numbers = texts.flatMap((text) => [...text.matchAll(NAMED)].map(([whole]) => readOrderNumber(whole)));
  if (numbers.length === 0) return { customerId: customer?.id ?? null, orderId: null };
  const isTheirs = [{ contactEmail: email }, ...(customer ? [{ userId: customer.id }] : [])];
  const order = await tx.order.findFirst({
    where: { number: { in: numbers.slice(0, MOST) }, OR: isTheirs },
    select: { id: true },
  });
  return { customerId: customer?.id ?? null, orderId: order?.id ?? null };
}
