// @ts-check

/** @typedef {import('playwright').Page} Page */

/**
 * Adds products to a cart as a shopper does, and returns the browser's storage with that cart.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string[]} slugs of the products
 */
export async function fillCart(browser, url, slugs) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const slug of slugs) {
    await page.goto(`${url}/#/products/${slug}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const size = page.locator('input[type=radio]:enabled').first();
    if (await size.isVisible()) await size.check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText('added to cart!').first().waitFor();
    await page.reload();
  }
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** @param {Page} page */
export async function openCartPanel(page) {
  await page.getByRole('banner').getByRole('button', { name: /cart/i }).click();
  await page.getByRole('dialog', { name: /^Shopping Cart/ }).waitFor();
}

/**
 * Fills in the checkout as a guest and places the order.
 * @param {Page} page
 */
export async function placeOrder(page) {
  await page.getByLabel('Full name').first().fill('Test Guest');
  await page.getByLabel('Email').first().fill('guest@example.com');
  await page.getByLabel('Mobile phone').first().fill('9841000000');
  for (const label of ['Province', 'District', 'Municipality', 'Ward']) {
    const list = page.getByLabel(new RegExp(`^${label}`));
    await list.locator('option:nth-child(2)').waitFor({ state: 'attached' });
    await list.selectOption({ index: 1 });
  }
  await page.getByLabel('Street, tole or house').fill('Example Marg 1');
  await page.getByRole('radio', { name: 'Bank transfer' }).check({ force: true });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/order-success/);
  await page.waitForLoadState('networkidle');
}
