import { useEffect } from 'react';

/** Longest double click with default system settings, in ms. */
const DOUBLE_CLICK_MS = 500;

/**
 * Ignores the second click of a double click if the first click opened a dialog. The second click would land outside
 * the dialog and close it.
 */
export function useDoubleClickGuard(): void {
  useEffect(() => {
    let lastClickTime = Number.NEGATIVE_INFINITY;
    const guard = (event: MouseEvent) => {
      const isSecondClick = event.timeStamp - lastClickTime < DOUBLE_CLICK_MS;
      lastClickTime = event.timeStamp;
      const isOutsideDialog = event.target instanceof Element && event.target.matches('.MuiDialog-container');
      if (isSecondClick && isOutsideDialog) event.stopPropagation();
    };
    window.addEventListener('click', guard, true);
    return () => window.removeEventListener('click', guard, true);
  }, []);
}
