import { isCancelledOrReturned, settlementTexts } from '#domain/orders/payment.ts';
import type { InvoiceData } from './readInvoice.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' });

/** Formats a date as `22 November 2026`, in Kathmandu's time zone. */
export function formatLongDay(at: Date): string {
  return day.format(at);
}

/** Returns the invoice's note on a cancelled or returned order. Null for other orders. */
export function buildClosingNote({
  order,
  closedAt,
}: Pick<InvoiceData, 'order' | 'closedAt'>): { word: string; text: string } | null {
  if (!isCancelledOrReturned(order.status)) return null;
  const isCancelled = order.status === 'CANCELLED';
  const sentenceStart = isCancelled ? 'This order was cancelled' : 'This order was returned';
  const datePhrase = closedAt ? ` on ${formatLongDay(closedAt)}` : '';
  return {
    word: isCancelled ? 'Cancelled' : 'Returned',
    text: `${sentenceStart}${datePhrase}. ${settlementTexts[order.paymentStatus]}`,
  };
}
