// @ts-check
import { felt, openPhone } from './chromium.mjs';

const SLOWDOWN = 4;

/**
 * How far things jump while a screen loads, and while it is scrolled to its end (CLS).
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Record<string, string>} screens
 */
export async function measureJumps(browser, url, screens) {
  const rows = [];
  for (const [screen, path] of Object.entries(screens)) {
    const { context, page } = await openPhone(browser, SLOWDOWN);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const loaded = await felt(page, 'jumps');
    await felt(page, 'scrollToEnd()');
    await page.waitForLoadState('networkidle');
    const scrolled = await felt(page, 'jumps');
    rows.push({ screen, 'CLS loaded': round(loaded), 'CLS scrolled': round(scrolled) });
    await context.close();
  }
  return rows;
}

/** @param {number} value */
const round = (value) => Number(value.toFixed(3));
