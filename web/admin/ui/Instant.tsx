import { useLingui } from '@lingui/react';
import { formatDate, formatInstant } from '#web/locale/formatTime.ts';

export interface InstantProps {
  /** ISO 8601; a dash without one. */
  at: string | null | undefined;
  /** The day alone. */
  day?: boolean;
}

/** `22 Nov 2026, 3:05 pm`, by Kathmandu's clock. */
export function Instant({ at, day = false }: InstantProps) {
  const { i18n } = useLingui();
  if (!at) return '–';
  return <time dateTime={at}>{(day ? formatDate : formatInstant)(at, i18n.locale)}</time>;
}
