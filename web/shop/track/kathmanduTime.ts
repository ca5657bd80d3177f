const TIME_ZONE = 'Asia/Kathmandu';
const LONG_DAY = { weekday: 'short', day: 'numeric', month: 'long' } as const;

/** `22 November 2026`, as the day is in Nepal. */
export function formatDate(instant: string | Date, locale: string): string {
  return format(instant, locale, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `22 Nov 2026, 3:05 pm`, as the clock is in Nepal. */
export function formatInstant(instant: string | Date, locale: string): string {
  return format(instant, locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
}

/** `Sun 22 – Tue 24 November`: the days between which a parcel should arrive. */
export function formatWindow(
  { from, to }: { from: string | Date; to: string | Date },
  locale: string,
): string {
  const first = format(from, locale, LONG_DAY);
  const last = format(to, locale, LONG_DAY);
  if (first === last) return last;
  const isOneMonth = format(from, locale, { month: 'long' }) === format(to, locale, { month: 'long' });
  return `${isOneMonth ? format(from, locale, { weekday: 'short', day: 'numeric' }) : first} – ${last}`;
}

function format(instant: string | Date, locale: string, options: Intl.DateTimeFormatOptions): string {
  return formatter(locale, options).format(new Date(instant));
}

// Days come before months in Nepal, also in its English.
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: TIME_ZONE });
}
