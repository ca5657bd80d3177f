const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** Values of problems that can be days. A cell of a file is quoted as it is. */
const DAYS = new Set(['day', 'from', 'to', 'until']);

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns true if a value of a problem is a day, such as `2026-11-29`. */
export function isDayValue(name: string, value: string): boolean {
  return DAYS.has(name) && ISO_DAY.test(value);
}

/** The day as English readers see it, `29 Nov 2026`; null if the value is no day. */
export function dayText(name: string, value: string): string | null {
  const [, year, month, day] = (DAYS.has(name) && ISO_DAY.exec(value)) || [];
  return year === undefined ? null : `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
