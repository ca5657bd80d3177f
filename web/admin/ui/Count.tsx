import { useLingui } from '@lingui/react';

/** How many, in the digits of the reader. */
export function Count({ of: count }: { of: number }) {
  const { i18n } = useLingui();
  return i18n.number(count);
}
