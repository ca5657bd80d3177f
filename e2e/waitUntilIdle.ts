import type { BrowserContext, Page } from '@playwright/test';

/** Number of consecutive checks, 100 ms apart, for which a page must be idle. */
const IDLE_CHECKS = 5;

interface PageActivity {
  unanswered?: Set<object>;
  /** Number of resources at the last check, and number of checks for which the page has been idle. */
  arrived?: number;
  idleChecks?: number;
}

/** Tracks the pending requests of each page opened from now on. */
export async function countRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    performance.setResourceTimingBufferSize(10_000);
    const pendingRequests = new Set<object>();
    const originalFetch = window.fetch;
    Object.assign(window, { unanswered: pendingRequests });
    window.fetch = async (...request) => {
      const requestMarker = {};
      pendingRequests.add(requestMarker);
      try {
        return await originalFetch(...request);
      } finally {
        pendingRequests.delete(requestMarker);
      }
    };
  });
}

/**
 * Resolves once no requests and no photos in view are pending, and nothing else has arrived for a while. Playwright's
 * `networkidle` fires once per document, not after a link, and may never fire on a busy machine.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    (requiredChecks) => {
      const activity: PageActivity = window as Window & PageActivity;
      const isImagePending = [...document.images].some((image) => {
        const { top, bottom, left, right, height } = image.getBoundingClientRect();
        // Photos farther along a row load only when scrolled to.
        const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return !image.complete && height > 0 && isInView && image.checkVisibility();
      });
      const resourceCount = performance.getEntriesByType('resource').length;
      const isIdle = !activity.unanswered?.size && !isImagePending && activity.arrived === resourceCount;
      activity.arrived = resourceCount;
      activity.idleChecks = isIdle ? (activity.idleChecks ?? 0) + 1 : 0;
      if (activity.idleChecks < requiredChecks) return false;
      activity.idleChecks = 0;
      return true;
    },
    IDLE_CHECKS,
    { polling: 100, timeout: 40_000 },
  );
}
