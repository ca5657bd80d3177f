import { toWallClock } from '#domain/calendar/kathmandu.ts';

/** `2:37:10 am`, as the clock is in Nepal. */
export function clockText(instant: string): string {
  const clock = toWallClock(new Date(instant));
  const hour = clock.getUTCHours();
  const [minutes, seconds] = [clock.getUTCMinutes(), clock.getUTCSeconds()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hour % 12 || 12}:${minutes}:${seconds} ${hour < 12 ? 'am' : 'pm'}`;
}
