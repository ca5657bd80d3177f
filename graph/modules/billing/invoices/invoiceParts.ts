import { formatRomanBikramSambat } from '#domain/calendar/formatRomanBikramSambat.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { formatLongDay } from './closingNote.ts';
import type { PdfPage, TextStyle } from './PdfPage.ts';
import type { Seller } from './seller.ts';

/** Formats a date in the Gregorian and the Nepali calendar. */
export function formatBothDates(at: Date): string {
  const nepaliDate = formatRomanBikramSambat(at);
  return nepaliDate ? `${formatLongDay(at)} (${nepaliDate} BS)` : formatLongDay(at);
}

/** Formats the store's details for invoices and credit notes. */
export function formatSeller({ name, address, phone, email, pan }: Seller): string {
  return [name, address, formatPhone(phone), email, pan && `PAN/VAT no. ${pan}`].filter(Boolean).join('\n');
}

/** Writes a label and an amount at the right edge. */
export function drawTotal(page: PdfPage, label: string, value: string, style?: TextStyle) {
  const rightEdge = page.left + page.width;
  page.writeRow([
    { text: label, x: rightEdge - 250, width: 140, ...style },
    { text: value, x: rightEdge - 110, width: 110, align: 'right', ...style },
  ]);
}
