// @ts-check
import { evaluateInPage, openPhonePage } from './chromium.mjs';

const SLOWDOWN = 4;

/**
 * Measures the layout shift (CLS) while a screen loads and while it is scrolled to its end.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Record<string, string>} screens
 */
export async function measureLayoutShifts(browser, url, screens) {
  const rows = [];
  for (const [screen, path] of Object.entries(screens)) {
    const { context, page } = await openPhonePage(browser, SLOWDOWN);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const shiftAfterLoading = await evaluateInPage(page, 'jumps');
    await evaluateInPage(page, 'scrollToEnd()');
    await page.waitForLoadState('networkidle');
    const shiftAfterScrolling = await evaluateInPage(page, 'jumps');
    rows.push({ screen, 'CLS loaded': round(shiftAfterLoading), 'CLS scrolled': round(shiftAfterScrolling) });
    await context.close();
  }
  return rows;
}

/** @param {number} value */
const round = (value) => Number(value.toFixed(3));
