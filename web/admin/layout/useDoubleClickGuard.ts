import { useEffect } from 'react';

/** The longest double click of the usual desks, in ms. */
const DOUBLE_CLICK = 500;

/** The second click of a double click on what opens a dialog falls beside the dialog: it does not close it again. */
export function useSecondClickGuard(): void {
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
