import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatPeriod, type Period, parsePeriod } from './chosenPeriod.ts';

/** Returns the period in the URL, and a function that changes it. */
export function usePeriod() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => new Date());

  function setPeriod(newPeriod: Period) {
    const { days: _days, from: _from, to: _to, ...otherParams } = Object.fromEntries(params);
    setParams({ ...otherParams, ...formatPeriod(newPeriod) }, { replace: true });
  }

  return { period: parsePeriod(params, now), setPeriod, now };
}
