const PAUSE = 1000;

export interface ScrollPosition {
  maxScrollPercent: number;
  currentScrollPercent: number;
}

export interface ScrollWatch {
  /** Reports a pending scroll immediately, without waiting until the page stops moving. */
  flush(): void;
  stop(): void;
}

/** Reports the current and furthest scroll position once the page has not moved for a second. */
export function watchScroll(report: (scrolled: ScrollPosition) => void): ScrollWatch {
  let max = 0;
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (max > 0) report({ maxScrollPercent: max, currentScrollPercent: current });
  }

  const move = () => {
    // Read now, because the next page may already be shown when the scroll is reported.
    current = scrollPercent();
    max = Math.max(max, current);
    clearTimeout(timer);
    timer = setTimeout(settle, PAUSE);
  };
  window.addEventListener('scroll', move, { passive: true });
  return {
    flush: settle,
    stop() {
      window.removeEventListener('scroll', move);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function scrollPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrollableHeight = scrollHeight - clientHeight;
  if (scrollableHeight <= 0) return 0;
  return Math.round(Math.min(Math.max(window.scrollY / scrollableHeight, 0), 1) * 100);
}
