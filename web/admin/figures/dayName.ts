import type { I18n } from '@lingui/core';

/** A Kathmandu day (`2026-11-21`) under a chart, with its year where the series goes over more than one. */
export function dayName(i18n: I18n, day: string, series: readonly { day: string }[]): string {
  const isOneYear = series[0]?.day.slice(0, 4) === series.at(-1)?.day.slice(0, 4);
  return i18n.date(`${day}T00:00:00Z`, {
    day: 'numeric',
    month: 'short',
    ...(!isOneYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}
