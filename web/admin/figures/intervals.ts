import type { FigureInterval } from '#web/graphql/types.generated.ts';
import { countDays, type Period } from './chosenPeriod.ts';

export const INTERVALS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly FigureInterval[];

export const intervalTexts: Record<FigureInterval, string> = {
  DAY: /*i18n*/ 'By day',
  WEEK: /*i18n*/ 'By week',
  MONTH: /*i18n*/ 'By month',
};

/** Returns the interval that keeps the line chart and the table of a period readable. */
export function selectInterval(period: Pick<Period, 'from' | 'to'>): FigureInterval {
  const days = countDays(period);
  if (days <= 92) return 'DAY';
  return days <= 2 * 366 ? 'WEEK' : 'MONTH';
}
