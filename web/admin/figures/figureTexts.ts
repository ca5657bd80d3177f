import type { I18n } from '@lingui/core';
import { shortDay } from '#web/admin/ui/dayInWords.ts';

/** A Kathmandu day (`2026-11-21`) under a chart, with its year where the series goes over more than one. */
export function dayName({ locale }: I18n, day: string, series: readonly { day: string }[]): string {
  return shortDay(locale, day, { year: series[0]?.day.slice(0, 4) !== series.at(-1)?.day.slice(0, 4) });
}

/** `1,234 g`; below 100 g with its hundredths. */
export function grams(i18n: I18n, mg: number): string {
  const isSmall = mg < 100_000;
  const figure = i18n.number(mg / 1000, {
    minimumFractionDigits: isSmall ? 2 : 0,
    maximumFractionDigits: isSmall ? 2 : 0,
  });
  return i18n.t('{grams} g', { grams: figure });
}
