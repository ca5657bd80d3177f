import { romanBikramSambat } from '#domain/calendar/romanBikramSambat.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { formatLongDay } from './closingNote.ts';
import type { PdfPage, TextStyle } from './PdfPage.ts';
import type { Seller } from './seller.ts';

/** Formats a date in both calendars. */
export function bothDays(at: Date): string {
  const inNepal = romanBikramSambat(at);
  return inNepal ? `${formatLongDay(at)} (${inNepal} BS)` : formatLongDay(at);
}

/** Formats the store's details for invoices and credit notes. */
export function seller({ name, address, phone, email, pan }: Seller): string {
  return [name, address, readablePhone(phone), email, pan && `PAN/VAT no. ${pan}`].filter(Boolean).join('\n');
}

/** Writes an amount at the right edge. */
export function drawTotal(page: PdfPage, label: string, value: string, style?: TextStyle) {
  const end = page.left + page.width;
  page.row([
    { text: label, x: end - 250, width: 140, ...style },
    { text: value, x: end - 110, width: 110, align: 'right', ...style },
  ]);
}
