import type { I18n } from '@lingui/core';
import { toWallClock } from '#domain/calendar/kathmandu.ts';
import { localiseDigits } from '#domain/text/numbers.ts';
import { formatTimeOfDay } from '#web/locale/formatTime.ts';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

/** Formats a size: `340 MB`, `12.4 GB`. */
export function formatBytes(i18n: I18n, bytes: number): string {
  return bytes < GB
    ? i18n.t('{count} MB', { count: i18n.number(Math.round(bytes / MB)) })
    : i18n.t('{count} GB', { count: i18n.number(bytes / GB, { maximumFractionDigits: 1 }) });
}

/** Formats the time in Nepal: `2:37:10 am`. */
export function formatClockTime({ locale }: I18n, instant: string): string {
  const clock = toWallClock(new Date(instant));
  const hour = clock.getUTCHours();
  const [minutes, seconds] = [clock.getUTCMinutes(), clock.getUTCSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  if (locale === 'ne') return `${formatTimeOfDay(instant, locale)}:${localiseDigits(seconds ?? '', locale)}`;
  return `${hour % 12 || 12}:${minutes}:${seconds} ${hour < 12 ? 'am' : 'pm'}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a duration: `40 s`, `12 min`, `5 h`, `3 days`. */
export function formatDuration(i18n: I18n, ms: number): string {
  if (ms < MINUTE_MS) return i18n.t('{count} s', { count: Math.round(ms / 1000) });
  if (ms < HOUR_MS) return i18n.t('{count} min', { count: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return i18n.t('{count} h', { count: Math.floor(ms / HOUR_MS) });
  return i18n.t('{count, plural, one {# day} other {# days}}', { count: Math.floor(ms / DAY_MS) });
}
