import { useLingui } from '@lingui/react';
import { localiseDigits } from '#domain/text/numbers.ts';

/** A size in the digits of the reader; a dash where there is none. */
export function Size({ of: size }: { of: string | null }) {
  const { i18n } = useLingui();
  return size === null ? '–' : localiseDigits(size, i18n.locale);
}
