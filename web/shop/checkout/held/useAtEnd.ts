import { useEffect, useEffectEvent } from 'react';

/** Does it once that moment has come; a moment that is over by now is none. */
export function useAtEnd(moment: string | undefined, run: () => void): void {
  const atEnd = useEffectEvent(run);
  useEffect(() => {
    if (!moment) return;
    const wait = Date.parse(moment) - Date.now();
    if (wait < 0) return;
    const timer = setTimeout(() => atEnd(), wait);
    return () => clearTimeout(timer);
  }, [moment]);
}
