// @ts-check
import { felt, median, openPhone } from './chromium.mjs';

const SLOWDOWN = 4;
/** By then, in ms, what a tap has brought is painted, and the browser has told of it. */
const PAINTED = 500;

/** @typedef {import('playwright').Page} Page */

/**
 * What a shopper does, on the screen where they do it, each to be followed by a paint that answers it.
 * @type {Record<string, { at: (piece: string) => string, tap: (page: Page) => Promise<void> }>}
 */
const taps = {
  filter: {
    at: () => '/#/products',
    async tap(page) {
      await page.getByRole('button', { name: 'Filters' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('checkbox').first().waitFor();
      await lookedAt(page);
      await sheet.getByRole('checkbox').first().tap();
      await lookedAt(page);
      await sheet.getByRole('button', { name: /^Show / }).tap();
      await sheet.waitFor({ state: 'hidden' });
    },
  },
  'add to cart': {
    at: (piece) => `/#/products/${piece}`,
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
      await lookedAt(page);
      await panel.getByRole('button', { name: /close/i }).first().tap();
      await panel.waitFor({ state: 'hidden' });
    },
  },
};

/**
 * Nobody taps what has not come to rest before their eyes.
 * @param {Page} page
 */
function lookedAt(page) {
  return page.waitForTimeout(PAINTED);
}

/**
 * The longest time from a tap to the paint that answers it (INP), on a page that has come to rest.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, piece: string, runs: number }} of
 */
export async function measureTaps(browser, { url, piece, runs }) {
  const rows = [];
  for (const [name, { at, tap }] of Object.entries(taps)) {
    /** @type {number[]} */
    const times = [];
    for (let count = 0; count < runs; count += 1) {
      const { context, page } = await openPhone(browser, SLOWDOWN);
      await page.goto(url + at(piece), { waitUntil: 'networkidle' });
      await lookedAt(page);
      await tap(page);
      await lookedAt(page);
      times.push(await felt(page, 'longestTap'));
      await context.close();
    }
    rows.push({ tap: name, 'INP ms': median(times), worst: Math.max(...times) });
  }
  return rows;
}
