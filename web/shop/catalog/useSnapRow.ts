import { useEffect, useRef, useState } from 'react';

/**
 * Returns whether a snap-scrolling row has more content on either side, and a function that scrolls by three quarters
 * of its width.
 */
export function useSnapRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [scrollState, setScrollState] = useState({ canScrollBack: false, canScrollForward: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const updateScrollState = () => {
      const remainingWidth = row.scrollWidth - row.clientWidth - row.scrollLeft;
      setScrollState({ canScrollBack: row.scrollLeft > 1, canScrollForward: remainingWidth > 1 });
    };
    const resizeObserver = new ResizeObserver(updateScrollState);
    resizeObserver.observe(row);
    row.addEventListener('scroll', updateScrollState, { passive: true });
    return () => {
      resizeObserver.disconnect();
      row.removeEventListener('scroll', updateScrollState);
    };
  }, []);

  const scrollRow = (direction: 1 | -1) => {
    const row = ref.current;
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollBy({
      left: direction * row.clientWidth * 0.75,
      behavior: isMotionReduced ? 'auto' : 'smooth',
    });
  };

  return { ref, go: scrollRow, ...scrollState };
}
