import { anOrder } from '#graph/testing/anOrder.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { logOut, signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const NOTICE = /^You are offline\./;
const PRODUCT_PATH = '/#/products/himal-solitaire-ring-18k';

test.use({ serviceWorkers: 'allow' });

test('a product and a list opened before the service worker is active are readable offline', async ({
  page,
  context,
  consoleErrors,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  const name = page.getByRole('heading', { level: 1 });
  await page.goto(PRODUCT_PATH);
  await expect(name).toHaveText('Himal Solitaire Ring');
  await waitUntilCached(page);
  await expect
    .poll(async () => (await readCachedResponses(page)).some((text) => text.includes('Himal Solitaire Ring')))
    .toBe(true);
  await page.goto('/#/products');
  await expect(cards).toHaveCount(24);
  const firstName = await cards.first().getByRole('heading').innerText();
  await expect
    .poll(async () => (await readCachedResponses(page)).some((text) => text.includes(firstName)))
    .toBe(true);
  await waitUntilIdle(page);
  await expect(page.getByText(NOTICE)).toBeHidden();

  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.reload();
  await expect(cards).toHaveCount(24);
  await expect(cards.first()).toContainText(firstName);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.goto(PRODUCT_PATH);
  await page.reload();
  await expect(name).toHaveText('Himal Solitaire Ring');
  await expect(page.getByText('NPR').first()).toBeVisible();
  await expect.poll(() => countShownPhotos(page)).toBeGreaterThan(0);

  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
  // Content that was never opened cannot be loaded, and the browser logs an error.
  consoleErrors.length = 0;
});

test('online, responses come from the store, and the worker of a new release takes over immediately', async ({
  page,
  prisma,
}) => {
  const product = await anActiveProduct(prisma, { name: 'A ring of old' });
  await page.goto(`/#/products/${product.slug}`);
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText('A ring of old');
  await waitUntilCached(page);
  await page.reload();
  await expect(name).toHaveText('A ring of old');

  await prisma.product.update({ where: { id: product.id }, data: { name: 'A ring of today' } });
  await expect(async () => {
    await page.reload();
    await expect(name).toHaveText('A ring of today', { timeout: 1000 });
  }).toPass();

  const cachedReleases = await readCachedReleases(page);
  const controllerUrl = await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await caches.open('shell-of-old');
    await caches.open('shell-of-yore');
    const controllerChange = new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve),
    );
    await serviceWorker.register('/service-worker.js?another');
    await controllerChange;
    return serviceWorker.controller?.scriptURL;
  });

  expect(controllerUrl).toContain('another');
  // One earlier release is kept for pages that are still open.
  await expect.poll(() => readCachedReleases(page)).toEqual([...cachedReleases, 'shell-of-yore']);
  // The open page still works after the update.
  await page.goto('/#/products');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/products\/./);
});

test('no account data is cached or readable after logout', async ({
  page,
  context,
  prisma,
  consoleErrors,
}) => {
  const customer = await signInNewCustomer(page, prisma, { name: 'Sita Sharma' });
  const order = await anOrder(prisma, { userId: customer.id });
  await page.goto('/#/orders');
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  await waitUntilCached(page);
  await page.reload();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  await page.goto('/#/profile');
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Sita Sharma');

  const secrets = [customer.email, customer.name, order.number];
  const findLeakedTexts = async () =>
    (await readCachedResponses(page)).filter((text) =>
      secrets.some((secretText) => text.includes(secretText)),
    );
  expect(await findLeakedTexts()).toEqual([]);
  await logOut(page);
  await expect(page).toHaveURL(/#\/$/);
  await context.setOffline(true);
  await page.goto('/#/orders');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My orders');
  for (const secret of secrets) await expect(page.getByText(secret)).toHaveCount(0);
  expect(await findLeakedTexts()).toEqual([]);
  consoleErrors.length = 0;
});

/** Waits until the worker is active and has cached the open screen. */
async function waitUntilCached(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitUntilIdle(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([]);
}

function readCachedReleases(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')));
}

/** Returns the text of every response cached by the worker. */
function readCachedResponses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('answers');
    const responses = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return Promise.all(responses.map(async (response) => (await response?.text()) ?? ''));
  });
}

function countShownPhotos(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.images].filter(({ src, naturalWidth }) => src.includes('/media/') && naturalWidth > 0)
        .length,
  );
}
