import { type RefObject, useEffect, useRef, useState } from 'react';

const ROOT_MARGIN = '1000px';

/** Returns true after the element has been near the viewport, so that content further down is not loaded earlier. */
export function useNearViewport<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const ref = useRef<Element>(null);
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);

  return [ref, isNear];
}
