// @ts-check
import { calculateMedian, evaluateInPage, openPhonePage } from './chromium.mjs';

const SLOWDOWN = 4;
/** Time in ms allowed for the browser to paint and report the effect of a tap. */
const PAINT_TIMEOUT_MS = 500;

/** @typedef {import('playwright').Page} Page */

/**
 * A shopper's taps, each with its screen. Each tap must cause a paint.
 * @type {Record<string, { at: (piece: string) => string, tap: (page: Page) => Promise<void> }>}
 */
const taps = {
  filter: {
    at: () => '/#/products',
    async tap(page) {
      await page.getByRole('button', { name: 'Filters' }).tap();
      const filterDialog = page.getByRole('dialog', { name: 'Filters' });
      await filterDialog.getByRole('checkbox').first().waitFor();
      await waitUntilStill(page);
      await filterDialog.getByRole('checkbox').first().tap();
      await waitUntilStill(page);
      await filterDialog.getByRole('button', { name: /^Show / }).tap();
      await filterDialog.waitFor({ state: 'hidden' });
    },
  },
  'add to cart': {
    at: (slug) => `/#/products/${slug}`,
    async tap(page) {
      await page.getByRole('button', { name: 'Add to cart' }).first().tap();
      await page.getByText('added to cart!').first().waitFor();
    },
  },
  'cart panel': {
    at: () => '/',
    async tap(page) {
      await page.getByRole('banner').getByRole('button', { name: /cart/i }).tap();
      const panel = page.getByRole('dialog', { name: /^Shopping Cart/ });
      await panel.waitFor();
      await waitUntilStill(page);
      await panel.getByRole('button', { name: /close/i }).first().tap();
      await panel.waitFor({ state: 'hidden' });
    },
  },
};

/**
 * Waits until nothing on the page moves, because shoppers do not tap moving targets.
 * @param {Page} page
 */
function waitUntilStill(page) {
  return page.waitForTimeout(PAINT_TIMEOUT_MS);
}

/**
 * Measures the longest time from a tap to the next paint (INP), on a page that has loaded.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, piece: string, runs: number }} of
 */
export async function measureTaps(browser, { url, piece: slug, runs }) {
  const rows = [];
  for (const [name, { at, tap }] of Object.entries(taps)) {
    /** @type {number[]} */
    const times = [];
    for (let count = 0; count < runs; count += 1) {
      const { context, page } = await openPhonePage(browser, SLOWDOWN);
      await page.goto(url + at(slug), { waitUntil: 'networkidle' });
      await waitUntilStill(page);
      await tap(page);
      await waitUntilStill(page);
      times.push(await evaluateInPage(page, 'longestTap'));
      await context.close();
    }
    rows.push({ tap: name, 'INP ms': calculateMedian(times), worst: Math.max(...times) });
  }
  return rows;
}
