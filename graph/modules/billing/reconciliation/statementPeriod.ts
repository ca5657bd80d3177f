import { addDays } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { dayRangeSchema } from '#domain/payments/reconciliation/dayRangeSchema.ts';
import { MAX_STATEMENT_DAYS } from '#domain/payments/reconciliation/statementColumns.ts';

/** Range of Kathmandu days, including the last one. Each day is stored as midnight UTC, as in a date column. */
export interface Period {
  from: Date;
  to: Date;
}

export function readStatementPeriod(
  dateRange: { from: string; to: string },
  maxDays = MAX_STATEMENT_DAYS,
): Period {
  const { from, to } = parseInput(dayRangeSchema, dateRange);
  const period = { from: new Date(from), to: new Date(to) };
  if (addDays(period.from, maxDays) <= period.to)
    throw new DomainError('STATEMENT_TOO_MANY_DAYS', { most: maxDays }, 'to');
  return period;
}
