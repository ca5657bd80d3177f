import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has been scrolled past, out at the top of the window. */
export function useIsPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isPast;
}
