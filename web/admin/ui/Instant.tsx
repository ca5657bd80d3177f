import { useLingui } from '@lingui/react';
import { formatRomanBikramSambat } from '#domain/calendar/formatRomanBikramSambat.ts';
import { formatDate, formatInstant } from '#web/locale/formatTime.ts';
import { removeSecondCalendar } from './formatDayInBothCalendars.ts';

export interface InstantProps {
  /** ISO 8601; a dash if null. */
  at: string | null | undefined;
  /** True to show only the day. */
  day?: boolean;
  /** True in a table column: shows one calendar only, with the other in the tooltip. */
  isShort?: boolean;
}

/**
 * Shows a Kathmandu time such as `22 Nov 2026, 3:05 pm`. The Bikram Sambat day is shown next to it in Nepali and in the
 * tooltip in English.
 */
export function Instant({ at, day = false, isShort = false }: InstantProps) {
  const { i18n } = useLingui();
  if (!at) return '–';
  const bikramSambatDate =
    i18n.locale === 'ne' ? undefined : (formatRomanBikramSambat(new Date(at)) ?? undefined);
  const fullText = (day ? formatDate : formatInstant)(at, i18n.locale);
  const displayedText = isShort ? removeSecondCalendar(fullText) : fullText;
  return (
    <time dateTime={at} title={bikramSambatDate ?? (displayedText === fullText ? undefined : fullText)}>
      {displayedText}
    </time>
  );
}
