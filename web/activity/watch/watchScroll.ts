const PAUSE = 1000;

export interface Scrolled {
  maxScrollPercent: number;
  currentScrollPercent: number;
}

/** Tells how far the page is scrolled, and was at most, once it has not moved for a second. Answers how to stop. */
export function watchScroll(tell: (scrolled: Scrolled) => void): () => void {
  let max = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const move = () => {
    max = Math.max(max, scrollPercent());
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (max > 0) tell({ maxScrollPercent: max, currentScrollPercent: scrollPercent() });
    }, PAUSE);
  };
  window.addEventListener('scroll', move, { passive: true });
  return () => {
    window.removeEventListener('scroll', move);
    clearTimeout(timer);
  };
}

function scrollPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  if (way <= 0) return 0;
  return Math.round(Math.min(Math.max(window.scrollY / way, 0), 1) * 100);
}
