import { readWallClock } from '#domain/calendar/kathmandu.ts';
import type { Period } from './period.ts';

/** The instants at which a period's first and last day begin. */
export function periodVariables({ from, to }: Pick<Period, 'from' | 'to'>): { from: string; to: string } {
  return { from: toInstant(from), to: toInstant(to) };
}

function toInstant(day: string): string {
  return (readWallClock(day) ?? new Date()).toISOString();
}
