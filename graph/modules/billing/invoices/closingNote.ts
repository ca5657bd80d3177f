import { isCalledOff, settlements } from '#domain/orders/payment.ts';
import type { InvoiceFacts } from './readInvoice.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

/** `22 November 2026`, as the day is in Nepal. */
export function longDay(at: Date): string {
  return day.format(at);
}

/** What an invoice says of an order that was cancelled or came back; null of one that stands. */
export function endOfOrder({
  order,
  calledOffAt,
}: Pick<InvoiceFacts, 'order' | 'calledOffAt'>): { word: string; text: string } | null {
  if (!isCalledOff(order.status)) return null;
  const isCancelled = order.status === 'CANCELLED';
  const verb = isCancelled ? 'This order was cancelled' : 'The pieces of this order came back to us';
  const when = calledOffAt ? ` on ${longDay(calledOffAt)}` : '';
  return {
    word: isCancelled ? 'Cancelled' : 'Returned',
    text: `${verb}${when}. ${settlements[order.paymentStatus]}`,
  };
}
