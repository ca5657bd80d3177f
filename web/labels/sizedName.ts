import type { I18n } from '@lingui/core';
import { localiseDigits } from '#domain/text/numbers.ts';

interface NameWithSize {
  name: string;
  size: string | null;
}

/** Returns a product's name with its size: `Himal ring, size 14`. */
export function formatSizedName(i18n: I18n, { name, size }: NameWithSize): string {
  return size ? i18n.t('{name}, size {size}', { name, size: localiseDigits(size, i18n.locale) }) : name;
}
