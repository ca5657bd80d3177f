import type { I18n } from '@lingui/core';
import { localiseDigits } from '#domain/text/numbers.ts';

interface Sized {
  name: string;
  size: string | null;
}

/** What a piece in its size is called: `Himal ring, size 14`. */
export function sizedName(i18n: I18n, { name, size }: Sized): string {
  return size ? i18n.t('{name}, size {size}', { name, size: localiseDigits(size, i18n.locale) }) : name;
}
