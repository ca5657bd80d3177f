import { leastPart } from '#domain/payments/leastPart.ts';
import { isOnline, providerLimits } from '#domain/payments/onlineMethods.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findBooking } from '../booking/findBooking.ts';

/**
 * Returns a check of whether the money that the store holds for an order, in NPR, amounts to a part payment by this method.
 * A smaller sum reserves no stock and gives the buyer no more time.
 */
export async function leastPartCheck(
  tx: Pick<Transaction, 'paymentProvider' | 'order'>,
  order: Order,
  method: string,
  { leastPartPercent }: Pick<StoreSettings, 'leastPartPercent'>,
): Promise<(held: number) => boolean> {
  const { finalTotal, credited } = order;
  const due = finalTotal - credited;
  // The advance that the terms of a booking ask for reserves its pieces, however small it is.
  const booking = await findBooking(tx, order);
  const mostAtOnce = await mostAtOnceBy(tx, method);
  const least = leastPart({ finalTotal, due, mostAtOnce }, leastPartPercent);
  return (held) => held >= Math.min(least, booking?.advance ?? least);
}

async function mostAtOnceBy(
  tx: Pick<Transaction, 'paymentProvider'>,
  method: string,
): Promise<number | undefined> {
  if (!isOnline(method)) return undefined;
  const provider = await tx.paymentProvider.findUnique({ where: { method }, select: { most: true } });
  const { most } = providerLimits(method);
  return Math.min(most, provider?.most ?? most);
}
