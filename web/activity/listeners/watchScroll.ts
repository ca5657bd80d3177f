const PAUSE = 1000;

export interface Scrolled {
  maxScrollPercent: number;
  currentScrollPercent: number;
}

export interface ScrollWatch {
  /** Tells the last movement at once, without waiting for the page to rest. */
  settle(): void;
  stop(): void;
}

/** Tells how far the page is scrolled, and was at most, once it has not moved for a second. */
export function watchScroll(tell: (scrolled: Scrolled) => void): ScrollWatch {
  let max = 0;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (max > 0) tell({ maxScrollPercent: max, currentScrollPercent: current });
  }

  const move = () => {
    // Read while the page is still there: the next one may already be shown when it settles.
    current = scrollPercent();
    max = Math.max(max, current);
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };
  window.addEventListener('scroll', move, { passive: true });
  return {
    settle,
    stop() {
      window.removeEventListener('scroll', move);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function scrollPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const way = scrollHeight - clientHeight;
  if (way <= 0) return 0;
  return Math.round(Math.min(Math.max(window.scrollY / way, 0), 1) * 100);
}
