import type { I18n } from '@lingui/core';
import { formatShortDay } from '#web/admin/ui/formatDayInBothCalendars.ts';

/** Formats a Kathmandu day (`2026-11-21`) for a chart, with the year if the series spans several. */
export function formatChartDay({ locale }: I18n, day: string, series: readonly { day: string }[]): string {
  return formatShortDay(locale, day, { year: series[0]?.day.slice(0, 4) !== series.at(-1)?.day.slice(0, 4) });
}

/** Formats a weight, such as `1,234 g`; with two decimals below 100 g. */
export function formatGrams(i18n: I18n, mg: number): string {
  const isSmall = mg < 100_000;
  const figure = i18n.number(mg / 1000, {
    minimumFractionDigits: isSmall ? 2 : 0,
    maximumFractionDigits: isSmall ? 2 : 0,
  });
  return i18n.t('{grams} g', { grams: figure });
}
