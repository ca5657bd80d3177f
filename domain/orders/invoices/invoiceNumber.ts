import { toBikramSambat } from '#domain/calendar/bikramSambat.ts';
import { toKathmanduDay } from '#domain/calendar/kathmandu.ts';
import { toLatinDigits } from '#domain/text/readNumber.ts';

/** Nepal's fiscal year begins in Saun (Shrawan). */
const FIRST_MONTH = 4;
const SERIAL_DIGITS = 6;

/** Returns Nepal's fiscal year at a given time, such as `2083/84`, which begins on 1 Saun 2083. */
export function getFiscalYear(instant: Date): string {
  const { year, month } = toBikramSambat(instant) ?? estimateBikramSambat(instant);
  const first = month < FIRST_MONTH ? year - 1 : year;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}

/** Estimate for years without a printed calendar: 1 Saun falls on 16 or 17 July. */
function estimateBikramSambat(instant: Date): { year: number; month: number } {
  const day = toKathmanduDay(instant);
  const hasNewYearBegun = day.getUTCMonth() > 6 || (day.getUTCMonth() === 6 && day.getUTCDate() >= 17);
  return { year: day.getUTCFullYear() + 57, month: hasNewYearBegun ? FIRST_MONTH : FIRST_MONTH - 1 };
}

interface SeriesNumber {
  fiscalYear: string;
  serial: number;
}

/** `CN-2083/84-000012` */
export function formatCreditNoteNumber(note: SeriesNumber): string {
  return `CN-${formatInvoiceNumber(note)}`;
}

/** `2083/84-000123` */
export function formatInvoiceNumber({ fiscalYear, serial }: SeriesNumber): string {
  return `${fiscalYear}-${String(serial).padStart(SERIAL_DIGITS, '0')}`;
}

/** An invoice or credit note number found in a search. */
export interface ParsedInvoiceNumber extends SeriesNumber {
  isCreditNote: boolean;
}

const INVOICE_NUMBER =
  /^(?:#|NO\.?|INV(?:OICE)?)?\s*(CN[\s-]*)?(\d{4})[/-](\d{2}|\d{4})\s*[-/]\s*0*(\d{1,9})$/;

/**
 * Reads an invoice or credit note number as people type it: `2083/84-000123`, `2083-84-123`, `CN-2083/84-12`, in any
 * case and in Devanagari digits. Returns null for anything else.
 */
export function readInvoiceNumber(inputText: string): ParsedInvoiceNumber | null {
  const normalisedText = toLatinDigits(inputText.normalize('NFKC'))
    .trim()
    .toUpperCase()
    .replace(/[‐‑‒–—]/g, '-');
  const [, note, year = '', end = '', serial] = INVOICE_NUMBER.exec(normalisedText) ?? [];
  if (serial === undefined || (Number(year) + 1) % 100 !== Number(end) % 100) return null;
  return { fiscalYear: `${year}/${end.slice(-2)}`, serial: Number(serial), isCreditNote: note !== undefined };
}
