import { useLingui } from '@lingui/react';
import { signed } from './signed.ts';

/** How many more or fewer, in the digits of the reader; a dash for neither. */
export function Difference({ of: difference }: { of: number }) {
  const { i18n } = useLingui();
  return difference === 0 ? '–' : signed(difference, i18n.number(Math.abs(difference)));
}
