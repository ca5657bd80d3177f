// @ts-check

/** @typedef {import('playwright').Page} Page */

const heights = { 360: 740, 1440: 900 };

/**
 * @typedef {object} Picture
 * @property {import('../screens.mjs').Screen} screen
 * @property {360 | 1440} width
 * @property {'light' | 'dark'} scheme
 * @property {string} file
 * @property {string} url the store's URL
 * @property {import('playwright').BrowserContextOptions['storageState']} storage browser storage with a cart, if the screen needs one
 */

/**
 * Takes a picture of a screen once its data and photos have loaded and nothing moves.
 * @param {import('playwright').Browser} browser
 * @param {Picture} picture
 */
export async function takePicture(browser, { screen, width, scheme, file, url, storage }) {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    storageState: storage,
    // Playwright injects a stylesheet that stops animations in screenshots, which the content security policy would
    // block.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(`${url}/#${screen.path}`);
    await page.waitForLoadState('networkidle');
    await screen.act?.(page);
    await scrollThroughPage(page);
    await page.screenshot({ path: file, fullPage: !screen.windowOnly, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/**
 * Scrolls through the page, because some content loads only near the viewport.
 * @param {Page} page
 */
async function scrollThroughPage(page) {
  await page.evaluate(async () => {
    const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await waitForFrame();
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    // Photos in closed menus or at the far end of a row are not requested, so they would never load.
    const loadedImages = [...document.images].filter((image) => image.complete);
    await Promise.allSettled(loadedImages.map((image) => image.decode()));
  });
}
