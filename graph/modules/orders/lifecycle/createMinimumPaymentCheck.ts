import { calculateMinPartialPayment } from '#domain/payments/calculateMinPartialPayment.ts';
import { getProviderLimits, isOnline } from '#domain/payments/onlineMethods.ts';
import type { StoreSettings } from '#domain/store/storeSettings.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { findBooking } from '../booking/findBooking.ts';

/**
 * Returns a function that checks whether the amount paid for an order, in NPR, is enough for a partial payment by
 * this method. A smaller amount neither reserves stock nor extends the deadline.
 */
export async function createMinimumPaymentCheck(
  tx: Pick<Transaction, 'paymentProvider' | 'order'>,
  order: Order,
  method: string,
  { minPartialPaymentPercent }: Pick<StoreSettings, 'minPartialPaymentPercent'>,
): Promise<(paidAmount: number) => boolean> {
  const { finalTotal, credited } = order;
  const due = finalTotal - credited;
  // The advance of a booking reserves its items, however small it is.
  const booking = await findBooking(tx, order);
  const maxPayment = await readProviderMaximum(tx, method);
  const minPayment = calculateMinPartialPayment({ finalTotal, due, maxPayment }, minPartialPaymentPercent);
  return (paidAmount) => paidAmount >= Math.min(minPayment, booking?.advance ?? minPayment);
}

async function readProviderMaximum(
  tx: Pick<Transaction, 'paymentProvider'>,
  method: string,
): Promise<number | undefined> {
  if (!isOnline(method)) return undefined;
  const provider = await tx.paymentProvider.findUnique({ where: { method }, select: { most: true } });
  const { most } = getProviderLimits(method);
  return Math.min(most, provider?.most ?? most);
}
