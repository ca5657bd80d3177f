import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the content of each new screen, as a browser does with a new page. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const { pathname } = useLocation();
  const left = useRef(pathname);

  useEffect(() => {
    if (left.current === pathname) return;
    left.current = pathname;
    // A dialog that is still closing gives the focus back by itself, after this.
    const frame = requestAnimationFrame(() => {
      // One that was opened meanwhile keeps it, and so does a field that the screen itself begins in.
      const kept = document.activeElement?.closest('[role=dialog], main input');
      if (!kept) target.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return target;
}
