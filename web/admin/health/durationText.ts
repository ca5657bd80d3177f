import type { I18n } from '@lingui/core';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** `40 s`, `12 min`, `5 h`, `3 days`. */
export function durationText(i18n: I18n, ms: number): string {
  if (ms < MINUTE_MS) return i18n.t('{count} s', { count: Math.round(ms / 1000) });
  if (ms < HOUR_MS) return i18n.t('{count} min', { count: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return i18n.t('{count} h', { count: Math.floor(ms / HOUR_MS) });
  return i18n.t('{count, plural, one {# day} other {# days}}', { count: Math.floor(ms / DAY_MS) });
}
