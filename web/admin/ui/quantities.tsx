import { useLingui } from '@lingui/react';
import { formatGrams } from '#domain/catalog/weight.ts';
import { localiseDigits } from '#domain/text/numbers.ts';

/** How many, in the digits of the reader. */
export function Count({ of: count }: { of: number }) {
  const { i18n } = useLingui();
  return i18n.number(count);
}

/** How many more or fewer, in the digits of the reader; a dash for neither. */
export function Difference({ of: difference }: { of: number }) {
  const { i18n } = useLingui();
  return difference === 0 ? '–' : signed(difference, i18n.number(Math.abs(difference)));
}

/** A weight in grams, in the figures of the reader. */
export function Grams({ mg }: { mg: number }) {
  const { i18n } = useLingui();
  return formatGrams(mg, i18n.locale);
}

/** A size in the digits of the reader; a dash where there is none. */
export function Size({ of: size }: { of: string | null }) {
  const { i18n } = useLingui();
  return size === null ? '–' : localiseDigits(size, i18n.locale);
}

/** A figure with a plus or a minus before it, as the number goes; with neither for none. */
export function signed(direction: number, figure: string = String(Math.abs(direction))): string {
  if (direction === 0) return figure;
  return direction > 0 ? `+${figure}` : `−${figure}`;
}
