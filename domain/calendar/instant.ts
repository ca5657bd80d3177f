/** RFC 3339 timestamp: a day, a time with seconds, and Z or an offset, in upper or lower case. */
const RFC_3339 =
  /^(\d{4}-(\d\d)-(\d\d))T(([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?)(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** Description of the timestamp format for error messages. */
export const INSTANT_FORMAT =
  'an instant such as 2026-11-21T06:00:00.000Z, with its seconds and with Z or an offset';

/** Parses a timestamp. Returns null if the text is invalid. */
export function readInstant(text: string): Date | null {
  const [, day, month, date] = RFC_3339.exec(text) ?? [];
  if (!day) return null;
  const midnight = new Date(`${day}T00:00:00Z`);
  // JavaScript turns 31 February into a day in March, so the month must be compared.
  if (midnight.getUTCMonth() + 1 !== Number(month) || midnight.getUTCDate() !== Number(date)) return null;
  return new Date(text.toUpperCase());
}
