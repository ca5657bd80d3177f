import type { I18n } from '@lingui/core';
import { shortDay } from '../ui/dayInWords.ts';

/** A Kathmandu day (`2026-11-21`) under a chart, with its year where the series goes over more than one. */
export function dayName({ locale }: I18n, day: string, series: readonly { day: string }[]): string {
  return shortDay(locale, day, { year: series[0]?.day.slice(0, 4) !== series.at(-1)?.day.slice(0, 4) });
}
