import { useEffect, useState } from 'react';

const LOOK_EVERY = 5_000;

/** Whole minutes until that moment, the one that has begun counted in; 0 once it has come. */
export function useMinutesLeft(moment: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(moment) - now) / 60_000));
}
