import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the content of each new screen, as browsers do on a page load. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    // A closing dialog restores the focus first, so this waits for the next frame.
    const frame = requestAnimationFrame(() => {
      // A dialog that has opened in the meantime keeps the focus, and so does a field that the screen focuses itself.
      const focusedField = document.activeElement?.closest('[role=dialog], main input');
      if (!focusedField) target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return target;
}
