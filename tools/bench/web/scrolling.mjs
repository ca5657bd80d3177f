// @ts-check
import { calculateMedian, evaluateInPage, openPhonePage } from './chromium.mjs';

const FRAME_MS = 1000 / 60;
const SCROLL_PIXELS = 30_000;
const PIXELS_PER_SECOND = 4_000;

/**
 * Measures how smoothly a list of `pieces` products scrolls up from its end and down again.
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, pieces: number }} of
 */
export async function measureScrolling(browser, { url, pieces }) {
  const { context, page, devtools } = await openPhonePage(browser, 1);
  await page.goto(`${url}/#/products`);
  const cards = page.getByRole('main').getByRole('article');
  const loadMoreButton = page.getByRole('button', { name: 'Load more' });
  await loadMoreButton.waitFor();
  while ((await cards.count()) < pieces && (await loadMoreButton.count()) > 0) {
    const loadedCount = await cards.count();
    await loadMoreButton.click();
    await cards.nth(loadedCount).waitFor();
  }
  const rows = [];
  for (const [direction, distance] of /** @type {const} */ ([
    ['up', SCROLL_PIXELS],
    ['down', -SCROLL_PIXELS],
  ])) {
    await evaluateInPage(page, 'noteFrames()');
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 400,
      yDistance: distance,
      speed: PIXELS_PER_SECOND,
      gestureSourceType: 'touch',
    });
    /** @type {number[]} */
    const frames = await evaluateInPage(page, 'stopFrames()');
    const lateFrames = frames.filter((time) => time > 1.5 * FRAME_MS).length;
    rows.push({
      way: direction,
      pieces: await cards.count(),
      'frames per second': Math.round((1000 * frames.length) / frames.reduce((sum, time) => sum + time, 0)),
      'median ms': Number(calculateMedian(frames).toFixed(1)),
      'late %': Number(((100 * lateFrames) / frames.length).toFixed(1)),
    });
  }
  await context.close();
  return rows;
}
