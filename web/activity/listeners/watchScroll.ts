const SCROLL_IDLE_MS = 1000;

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
export function watchScroll(report: (position: ScrollPosition) => void): ScrollWatch {
  let maxPercent = 0;
  let currentPercent = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reportPosition(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (maxPercent > 0) report({ maxScrollPercent: maxPercent, currentScrollPercent: currentPercent });
  }

  const handleScroll = () => {
    // Read now, because the next page may already be shown when the scroll is reported.
    currentPercent = calculateScrollPercent();
    maxPercent = Math.max(maxPercent, currentPercent);
    clearTimeout(timer);
    timer = setTimeout(reportPosition, SCROLL_IDLE_MS);
  };
  window.addEventListener('scroll', handleScroll, { passive: true });
  return {
    flush: reportPosition,
    stop() {
      window.removeEventListener('scroll', handleScroll);
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

function calculateScrollPercent(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrollableHeight = scrollHeight - clientHeight;
  if (scrollableHeight <= 0) return 0;
  return Math.round(Math.min(Math.max(window.scrollY / scrollableHeight, 0), 1) * 100);
}
