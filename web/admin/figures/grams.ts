import type { I18n } from '@lingui/core';

/** `1,234 g`; below 100 g with its hundredths. */
export function grams(i18n: I18n, mg: number): string {
  const isSmall = mg < 100_000;
  const figure = i18n.number(mg / 1000, {
    minimumFractionDigits: isSmall ? 2 : 0,
    maximumFractionDigits: isSmall ? 2 : 0,
  });
  return i18n.t('{grams} g', { grams: figure });
}
