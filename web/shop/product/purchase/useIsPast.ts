import { type RefObject, useEffect, useState } from 'react';

/** What is still to come below the window counts as in view. */
const FAR_BELOW = '100000px';

/** Whether the element has been scrolled past, out at the top of the window. */
export function useIsPast(ref: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsPast(entry?.isIntersecting === false), {
      rootMargin: `0px 0px ${FAR_BELOW} 0px`,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);

  return isPast;
}
