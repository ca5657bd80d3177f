import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { formatInstant } from '#web/locale/formatTime.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Shows the age, such as `3 h ago`, with the time in its title. */
export function Age({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} title={formatInstant(at, i18n.locale)}>
      {formatAge(i18n, at, Date.now())}
    </time>
  );
}

/** Formats an age as a text short enough for a card. `now` is in ms. */
function formatAge(i18n: I18n, at: string, now: number): string {
  const age = now - Date.parse(at);
  if (age < MINUTE_MS) return i18n.t('just now');
  if (age < HOUR_MS) return i18n.t('{count} min ago', { count: Math.floor(age / MINUTE_MS) });
  if (age < DAY_MS) return i18n.t('{count} h ago', { count: Math.floor(age / HOUR_MS) });
  const count = Math.floor(age / DAY_MS);
  return i18n.t('{count, plural, one {# day ago} other {# days ago}}', { count });
}
