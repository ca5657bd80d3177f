import { useLingui } from '@lingui/react';
import { romanBikramSambat } from '#domain/calendar/romanBikramSambat.ts';
import { formatDate, formatInstant } from '#web/locale/formatTime.ts';
import { byOneCalendar } from './dayInWords.ts';

export interface InstantProps {
  /** ISO 8601; a dash without one. */
  at: string | null | undefined;
  /** The day alone. */
  day?: boolean;
  /** In Nepali the day of Bikram Sambat alone, with the other one when one points at it: for a column. */
  isShort?: boolean;
}

/** `22 Nov 2026, 3:05 pm`, by Kathmandu's clock; the day by Bikram Sambat is in Nepali beside it, in English behind it. */
export function Instant({ at, day = false, isShort = false }: InstantProps) {
  const { i18n } = useLingui();
  if (!at) return '–';
  const behind = i18n.locale === 'ne' ? undefined : (romanBikramSambat(new Date(at)) ?? undefined);
  const whole = (day ? formatDate : formatInstant)(at, i18n.locale);
  const shown = isShort ? byOneCalendar(whole) : whole;
  return (
    <time dateTime={at} title={behind ?? (shown === whole ? undefined : whole)}>
      {shown}
    </time>
  );
}
