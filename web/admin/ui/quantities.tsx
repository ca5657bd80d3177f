import { useLingui } from '@lingui/react';
import { formatGrams } from '#domain/catalog/weight.ts';
import { localiseDigits } from '#domain/text/numbers.ts';

/** Quantity in the reader's digits. */
export function Count({ of: count }: { of: number }) {
  const { i18n } = useLingui();
  return i18n.number(count);
}

/** Signed difference in the reader's digits; a dash for zero. */
export function Difference({ of: difference }: { of: number }) {
  const { i18n } = useLingui();
  return difference === 0 ? '–' : formatWithSign(difference, i18n.number(Math.abs(difference)));
}

/** Weight in grams, in the reader's digits. */
export function Grams({ mg }: { mg: number }) {
  const { i18n } = useLingui();
  return formatGrams(mg, i18n.locale);
}

/** Size in the reader's digits; a dash if there is none. */
export function Size({ of: size }: { of: string | null }) {
  const { i18n } = useLingui();
  return size === null ? '–' : localiseDigits(size, i18n.locale);
}

/** Adds the sign of `direction` to a figure; no sign for zero. */
export function formatWithSign(direction: number, figure: string = String(Math.abs(direction))): string {
  if (direction === 0) return figure;
  return direction > 0 ? `+${figure}` : `−${figure}`;
}
