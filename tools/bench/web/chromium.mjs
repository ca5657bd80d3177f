// @ts-check
import { join } from 'node:path';

/** Options for headless Chromium without background network requests. */
export const CHROMIUM_OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The phone that Lighthouse emulates. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const IN_PAGE_SCRIPT = join(import.meta.dirname, 'inPage.js');

/**
 * Opens a page on an emulated phone whose CPU is `slowdown` times slower than this machine.
 * @param {import('playwright').Browser} browser
 * @param {number} slowdown
 */
export async function openPhonePage(browser, slowdown) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ path: IN_PAGE_SCRIPT });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}

/**
 * Evaluates a property or call of inPage.js.
 * @template Value
 * @param {import('playwright').Page} page
 * @param {string} expression such as `jumps` or `noteFrames()`
 * @returns {Promise<Value>}
 */
export function evaluateInPage(page, expression) {
  return page.evaluate(`window.felt.${expression}`);
}

/** @param {number[]} values */
export function calculateMedian(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
