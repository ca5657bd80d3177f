import { addDays } from '#domain/calendar/kathmandu.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { dayRangeSchema } from '#domain/payments/reconciliation/dayRangeSchema.ts';
import { MOST_STATEMENT_DAYS } from '#domain/payments/reconciliation/statementColumns.ts';

/** Days on Kathmandu's calendar, the last one too, as a date column holds them. */
export interface Period {
  from: Date;
  to: Date;
}

export function readStatementPeriod(
  given: { from: string; to: string },
  mostDays = MOST_STATEMENT_DAYS,
): Period {
  const { from, to } = parseInput(dayRangeSchema, given);
  const period = { from: new Date(from), to: new Date(to) };
  if (addDays(period.from, mostDays) <= period.to)
    throw new DomainError('STATEMENT_TOO_MANY_DAYS', { most: mostDays }, 'to');
  return period;
}
