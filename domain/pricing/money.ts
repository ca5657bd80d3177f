import { formatNumber } from '#domain/text/numbers.ts';

/** `NPR 1,23,456`, in Nepali (`ne`) `रु १,२३,४५६`: Indian grouping, no decimals. */
export function formatNpr(npr: number, language = 'en'): string {
  const whole = Math.round(npr);
  const currency = language === 'ne' ? 'रु' : 'NPR';
  return `${whole < 0 ? '−' : ''}${currency} ${formatNumber(Math.abs(whole), language)}`;
}

/** The given percentage of an amount in whole NPR, rounded half up. A percentage has at most four decimals. */
export function percentOf(npr: number, percent: number): number {
  // The percentage is made whole before it multiplies, so that half a rupee is exactly half a rupee.
  return Math.round((npr * Math.round(percent * 10_000)) / 1_000_000);
}

/** A finite number, or the text of one; anything else counts as 0. */
export function asAmount(value: unknown): number {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : 0;
}
