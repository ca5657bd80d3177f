import type { BrowserContext, Page } from '@playwright/test';

/** How many looks in a row, 100 ms apart, have to find a page at rest. */
const LOOKS = 5;

interface Asking {
  unanswered?: Set<object>;
  /** What had arrived at the last look, and for how many looks nothing has been under way. */
  arrived?: number;
  looksAtRest?: number;
}

/** Keeps, in each page that is opened from now on, what it has asked for and has no answer to. */
export async function countRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    performance.setResourceTimingBufferSize(10_000);
    const unanswered = new Set<object>();
    const ask = window.fetch;
    Object.assign(window, { unanswered });
    window.fetch = async (...request) => {
      const one = {};
      unanswered.add(one);
      try {
        return await ask(...request);
      } finally {
        unanswered.delete(one);
      }
    };
  });
}

/**
 * Resolves once the page waits for no answer and for no photograph in view, and nothing else has arrived for a while.
 * Playwright's `networkidle` comes once for each document, not after a link, and on a busy machine it may never come.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (looks) => {
      const asking: Asking = window as Window & Asking;
      const isArriving = [...document.images].some((image) => {
        const { top, bottom, left, right, height } = image.getBoundingClientRect();
        // What lies farther along a row is asked for once somebody goes there.
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !image.complete && height > 0 && isInView && image.checkVisibility();
      });
      const arrived = performance.getEntriesByType('resource').length;
      const isAtRest = !asking.unanswered?.size && !isArriving && asking.arrived === arrived;
      asking.arrived = arrived;
      asking.looksAtRest = isAtRest ? (asking.looksAtRest ?? 0) + 1 : 0;
      if (asking.looksAtRest < looks) return false;
      asking.looksAtRest = 0;
      return true;
    },
    LOOKS,
    { polling: 100, timeout: 40_000 },
  );
}
