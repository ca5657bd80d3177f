import { formatNumber } from '#domain/text/numbers.ts';

/** `NPR 1,23,456`, in Nepali (`ne`) `रु १,२३,४५६`: Indian grouping, no decimals. */
export function formatNpr(npr: number, language = 'en'): string {
  const roundedNpr = Math.round(npr);
  const currency = language === 'ne' ? 'रु' : 'NPR';
  return `${roundedNpr < 0 ? '−' : ''}${currency} ${formatNumber(Math.abs(roundedNpr), language)}`;
}

/** Returns a percentage of an amount in whole NPR, rounded half up. Percentages have at most four decimals. */
export function calculatePercentage(npr: number, percent: number): number {
  // Multiplying by a whole number first keeps half rupees exact.
  return Math.round((npr * Math.round(percent * 10_000)) / 1_000_000);
}

/** Converts a number or a numeric text to a finite number. Anything else becomes 0. */
export function parseAmount(value: unknown): number {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : 0;
}
