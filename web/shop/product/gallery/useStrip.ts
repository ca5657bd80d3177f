import { useEffect, useRef, useState } from 'react';

/** A strip of which one full view shows at a time, which one that is, and going to another. */
export function useStrip() {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const look = () => setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
    strip.addEventListener('scroll', look, { passive: true });
    return () => strip.removeEventListener('scroll', look);
  }, []);

  const goTo = (position: number) => {
    const strip = ref.current;
    strip?.scrollTo({ left: position * strip.clientWidth });
  };

  return { ref, index, goTo };
}
