import { useEffect, useRef, useState } from 'react';

/** Scrolling strip with one slide in view. Returns the index of this slide and a function that scrolls to another. */
export function useStrip() {
  const ref = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const updateIndex = () => setIndex(Math.round(strip.scrollLeft / strip.clientWidth));
    strip.addEventListener('scroll', updateIndex, { passive: true });
    return () => strip.removeEventListener('scroll', updateIndex);
  }, []);

  const scrollToSlide = (slideIndex: number) => {
    const strip = ref.current;
    strip?.scrollTo({ left: slideIndex * strip.clientWidth });
  };

  return { ref, index, goTo: scrollToSlide };
}
