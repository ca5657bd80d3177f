// @ts-check
import { join } from 'node:path';

/** For a Chromium without a window, which calls nobody. */
export const CHROMIUM_OPTIONS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A phone, as Lighthouse takes one to be. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const IN_PAGE = join(import.meta.dirname, 'inPage.js');

/**
 * A page of a phone that is so many times slower than this machine.
 * @param {import('playwright').Browser} browser
 * @param {number} slowdown
 */
export async function openPhone(browser, slowdown) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ path: IN_PAGE });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, devtools };
}

/**
 * Has inPage.js do or tell something.
 * @template Value
 * @param {import('playwright').Page} page
 * @param {string} what such as `jumps` or `noteFrames()`
 * @returns {Promise<Value>}
 */
export function felt(page, what) {
  return page.evaluate(`window.felt.${what}`);
}

/** @param {number[]} values */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
