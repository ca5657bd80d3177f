import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Period, parsePeriod, toPeriodParams } from './chosenPeriod.ts';

/** Returns the period in the URL, and a function that changes it. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());

  function setPeriod(newPeriod: Period) {
    const { days: _days, from: _from, to: _to, ...otherParams } = Object.fromEntries(params);
    setParams({ ...otherParams, ...toPeriodParams(newPeriod) }, { replace: true });
  }

  return { period: parsePeriod(params, now), setPeriod, now };
}
