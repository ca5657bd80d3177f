import { useSearchParams } from 'react-router-dom';
import { addDays, formatIsoDay } from '#domain/calendar/kathmandu.ts';
import { STATEMENT_METHODS } from '#domain/payments/reconciliation/statementColumns.ts';
import { getKathmanduToday } from '#web/admin/payments/ledger/receivedDay.ts';
import type { ReconciliationOutcome } from '#web/graphql/types.generated.ts';
import { outcomeTexts } from './outcomeTexts.ts';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const DEFAULT_DAYS = 30;

/** Loads the reconciliation selected by the URL. */
export function useReconciliation() {
  const [params, setParams] = useSearchParams();
  const today = getKathmanduToday();
  const readDay = (name: string, fallback: string) => {
    const value = params.get(name) ?? '';
    return DAY_PATTERN.test(value) ? value : fallback;
  };
  const to = readDay('to', today);
  const outcome = params.get('outcome') ?? '';
  return {
    today,
    method: STATEMENT_METHODS.find((candidate) => candidate === params.get('method')) ?? STATEMENT_METHODS[0],
    from: readDay('from', formatIsoDay(addDays(new Date(to), -DEFAULT_DAYS))),
    to,
    outcome: Object.hasOwn(outcomeTexts, outcome) ? (outcome as ReconciliationOutcome) : null,
    offset: Math.max(0, Number(params.get('offset')) || 0),
    show: (changes: Record<string, string>) =>
      setParams({ ...Object.fromEntries(params), offset: '0', ...changes }, { replace: true }),
  };
}
