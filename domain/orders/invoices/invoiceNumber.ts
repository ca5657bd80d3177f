import { toBikramSambat } from '#domain/calendar/bikramSambat.ts';
import { kathmanduDay } from '#domain/calendar/kathmandu.ts';

/** Saun (Shrawan), with which Nepal's fiscal year begins. */
const FIRST_MONTH = 4;
const SERIAL_DIGITS = 6;

/** The fiscal year of Nepal that an instant lies in: `2083/84`, from 1 Saun 2083. */
export function fiscalYearAt(instant: Date): string {
  const { year, month } = toBikramSambat(instant) ?? aboutBikramSambat(instant);
  const first = month < FIRST_MONTH ? year - 1 : year;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Where no calendar is printed yet: 1 Saun falls on 16 or 17 July. */
function aboutBikramSambat(instant: Date): { year: number; month: number } {
  const day = kathmanduDay(instant);
  const isBegun = day.getUTCMonth() > 6 || (day.getUTCMonth() === 6 && day.getUTCDate() >= 17);
  return { year: day.getUTCFullYear() + 57, month: isBegun ? FIRST_MONTH : FIRST_MONTH - 1 };
}

interface Numbered {
  fiscalYear: string;
  serial: number;
}

/** `CN-2083/84-000012` */
export function formatCreditNoteNumber(note: Numbered): string {
  return `CN-${formatInvoiceNumber(note)}`;
}

/** `2083/84-000123` */
export function formatInvoiceNumber({ fiscalYear, serial }: Numbered): string {
  return `${fiscalYear}-${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}
