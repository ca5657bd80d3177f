import { useEffect, useRef, useState } from 'react';

/** Returns whether a snap-scrolling row has more on either side, and a function that scrolls by most of its visible width. */
export function useSnapRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [scrollState, setScrollState] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const updateEnds = () => {
      const remainingWidth = row.scrollWidth - row.clientWidth - row.scrollLeft;
      setScrollState({ canGoBack: row.scrollLeft > 1, canGoOn: remainingWidth > 1 });
    };
    const size = new ResizeObserver(updateEnds);
    size.observe(row);
    row.addEventListener('scroll', updateEnds, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', updateEnds);
    };
  }, []);

  const go = (direction: 1 | -1) => {
    const row = ref.current;
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollBy({
      left: direction * row.clientWidth * 0.75,
      behavior: isMotionReduced ? 'auto' : 'smooth',
    });
  };

  return { ref, go, ...scrollState };
}
