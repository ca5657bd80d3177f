/** An instant as RFC 3339 writes it: a day, a time with its seconds, and Z or an offset; its letters small or large. */
const RFC_3339 =
  /^(\d{4}-(\d\d)-(\d\d))T(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** How an instant is written, as those are told who write it otherwise. */
export const INSTANT_FORM =
  'an instant such as 2026-11-21T06:00:00.000Z, with its seconds and with Z or an offset';

/** The instant that a text names; null where it is none. */
export function readInstant(text: string): Date | null {
  const [, day, month, date] = RFC_3339.exec(text) ?? [];
  if (!day) return null;
  const midnight = new Date(`${day}T00:00:00Z`);
  // A day that its month does not have is read as one of the next.
  if (midnight.getUTCMonth() + 1 !== Number(month) || midnight.getUTCDate() !== Number(date)) return null;
  return new Date(text.toUpperCase());
}
