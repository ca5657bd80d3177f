import { ORDER_NUMBER_CHARACTERS, readOrderNumber } from '#domain/orders/orderNumber.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

const ORDER_NUMBER = new RegExp(`\\bJW-?([${ORDER_NUMBER_CHARACTERS}OIL]{10})\\b`, 'gi');
const MAX_NUMBERS = 5;

interface IncomingText {
  email: string;
  /** Subject and text, which may name an order. */
  texts: readonly string[];
}

/**
 * Returns the account with this verified address, and the order named in the texts if it belongs to this address.
 * Knowing the number of another customer's order is not enough to link it.
 */
export async function findLinks(
  tx: Transaction,
  { email, texts }: IncomingText,
): Promise<{ customerId: string | null; orderId: string | null }> {
  const customer = await tx.user.findFirst({
    where: { email, role: 'CUSTOMER', anonymisedAt: null, emailVerifiedAt: { not: null } },
    select: { id: true },
  });
  const orderNumbers = texts.flatMap((text) =>
    [...text.matchAll(ORDER_NUMBER)].map(([match]) => readOrderNumber(match)),
  );
  if (orderNumbers.length === 0) return { customerId: customer?.id ?? null, orderId: null };
  const senderConditions = [{ contactEmail: email }, ...(customer ? [{ userId: customer.id }] : [])];
  const order = await tx.order.findFirst({
    where: { number: { in: orderNumbers.slice(0, MAX_NUMBERS) }, OR: senderConditions },
    select: { id: true },
  });
  return { customerId: customer?.id ?? null, orderId: order?.id ?? null };
}
