import { useEffect } from 'react';

/** Longest double click with default system settings, in ms. */
const DOUBLE_CLICK = 500;

/**
 * Ignores the second click of a double click that opened a dialog, which would land outside the dialog and close it.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let lastAt = Number.NEGATIVE_INFINITY;
    const guard = (event: MouseEvent) => {
      const isSecond = event.timeStamp - lastAt < DOUBLE_CLICK;
      lastAt = event.timeStamp;
      const isBeside = event.target instanceof Element && event.target.matches('.MuiDialog-container');
      if (isSecond && isBeside) event.stopPropagation();
    };
    window.addEventListener('click', guard, true);
    return () => window.removeEventListener('click', guard, true);
  }, []);
}
