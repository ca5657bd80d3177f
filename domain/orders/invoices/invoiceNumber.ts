import { toBikramSambat } from '#domain/calendar/bikramSambat.ts';
import { kathmanduDay } from '#domain/calendar/kathmandu.ts';
import { withLatinDigits } from '#domain/text/readNumber.ts';

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

/** A number that a search names, and whether it is that of a credit note. */
export interface WrittenNumber extends Numbered {
  isCreditNote: boolean;
}

const WRITTEN = /^(?:#|NO\.?|INV(?:OICE)?)?\s*(CN[\s-]*)?(\d{4})[/-](\d{2}|\d{4})\s*[-/]\s*0*(\d{1,9})$/;

/**
 * The number of an invoice or a credit note as people type it: `2083/84-000123`, `2083-84-123`, `CN-2083/84-12`, in any case and
 * in Devanagari digits. Returns null for anything else.
 */
export function readInvoiceNumber(typed: string): WrittenNumber | null {
  const written = withLatinDigits(typed.normalize('NFKC'))
    .trim()
    .toUpperCase()
    .replace(/[‐‑‒–—]/g, '-');
  const [, note, year = '', end = '', serial] = WRITTEN.exec(written) ?? [];
  if (serial === undefined || (Number(year) + 1) % 100 !== Number(end) % 100) return null;
  return { fiscalYear: `${year}/${end.slice(-2)}`, serial: Number(serial), isCreditNote: note !== undefined };
}
