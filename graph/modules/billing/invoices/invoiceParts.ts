import { romanBikramSambat } from '#domain/calendar/romanBikramSambat.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { longDay } from './endOfOrder.ts';
import type { Sheet, Words } from './Sheet.ts';
import type { Seller } from './seller.ts';

/** The day in both calendars. */
export function bothDays(at: Date): string {
  const inNepal = romanBikramSambat(at);
  return inNepal ? `${longDay(at)} (${inNepal} BS)` : longDay(at);
}

/** Who the store is, on what it bills and takes back. */
export function seller({ name, address, phone, email, pan }: Seller): string {
  return [name, address, readablePhone(phone), email, pan && `PAN/VAT no. ${pan}`].filter(Boolean).join('\n');
}

/** A sum at the right edge. */
export function total(sheet: Sheet, label: string, value: string, words?: Words) {
  const end = sheet.left + sheet.width;
  sheet.row([
    { text: label, x: end - 250, width: 140, ...words },
    { text: value, x: end - 110, width: 110, align: 'right', ...words },
  ]);
}
