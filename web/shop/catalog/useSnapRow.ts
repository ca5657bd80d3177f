import { useEffect, useRef, useState } from 'react';

/** A row that scrolls by snap: whether there is more to either side, and a step of most of a view. */
export function useSnapRow() {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
      setEnds({ canGoBack: row.scrollLeft > 1, canGoOn: rest > 1 });
    };
    const size = new ResizeObserver(look);
    size.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  const go = (direction: 1 | -1) => {
    const row = ref.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollBy({ left: direction * row.clientWidth * 0.75, behavior: still ? 'auto' : 'smooth' });
  };

  return { ref, go, ...ends };
}
