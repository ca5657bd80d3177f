import type { Route } from 'playwright';
import { expect, type Page, test } from '../fixtures.ts';
import { neverRespond } from '../requests.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const APP_SCRIPT = '**/assets/start-*.js';
const locateTitle = (page: Page) => page.getByRole('heading', { level: 1, name: 'Gold at its true weight' });

test('a guest sees the home screen before the app has loaded, and the app takes it over unchanged', async ({
  page,
  consoleErrors,
}) => {
  await test.step('the home screen is complete before the app has loaded', async () => {
    await page.route(APP_SCRIPT, neverRespond);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(locateTitle(page)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Featured pieces' }).getByRole('article')).toHaveCount(8);
    await expect(page.getByRole('link', { name: 'Shop all jewelry' })).toHaveAttribute('href', '#/products');
    await page.goto('about:blank');
    await page.unroute(APP_SCRIPT);
    consoleErrors.length = 0;
  });

  await test.step('the app keeps the same elements after it has loaded', async () => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        Reflect.set(window, 'rendered', document.querySelector('h1'));
      }),
    );
    await page.goto('/');
    await waitUntilIdle(page);
    await page.getByRole('button', { name: /^Open cart/ }).click();
    await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toBeVisible();
    const isSameHeading = await page.evaluate(
      () => Reflect.get(window, 'rendered') === document.querySelector('h1'),
    );
    expect(isSameHeading).toBe(true);
  });
});

test('the home screen shows its photo before it loads the app', async ({ page }) => {
  // Disables the timer that loads the app after 2 s, which could fire on a busy machine before the page is checked.
  await page.addInitScript(() => {
    const schedule = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (task: () => void, ms = 0) => (ms < 2000 ? schedule(task, ms) : 0),
    });
  });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const hasRequestedApp = () => files.some((file) => /^\/assets\/(vendor|start)-/.test(file));
  const heroRoute = await new Promise<Route>((resolve) => {
    page
      .route('**/media/catalog/banner-home-hero.webp*', resolve)
      .then(() => page.goto('/', { waitUntil: 'commit' }));
  });
  await expect(locateTitle(page)).toBeVisible();
  expect(hasRequestedApp()).toBe(false);
  await heroRoute.continue();
  await expect.poll(hasRequestedApp).toBe(true);
});

test('a tap before the app has loaded takes effect afterwards', async ({ page }) => {
  const openPageBeforeApp = () =>
    new Promise<Route>((resolve) => {
      page.route(APP_SCRIPT, resolve, { times: 1 }).then(() => page.goto('/', { waitUntil: 'commit' }));
    });
  await test.step('a button performs its action', async () => {
    const app = await openPageBeforeApp();
    await page.getByRole('button', { name: /^Open cart/ }).click();
    await app.continue();
    await expect(page.getByRole('dialog', { name: /^Shopping Cart/ })).toBeVisible();
  });
  await test.step('a link far down the page opens its target at the top', async () => {
    await page.goto('about:blank');
    const app = await openPageBeforeApp();
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.getByRole('link', { name: 'Shop all jewelry' }).dispatchEvent('click');
    await app.continue();
    await expect(page.getByRole('heading', { level: 1, name: 'All jewelry' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('the app takes over the home screen even if the browser’s clock is wrong', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-04-13T18:00:00Z'));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      Reflect.set(window, 'rendered', document.querySelector('h1'));
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Shop by type' })).toBeVisible();
  const isSameHeading = await page.evaluate(
    () => Reflect.get(window, 'rendered') === document.querySelector('h1'),
  );
  expect(isSameHeading).toBe(true);
});

test('a visitor on another page, in Nepali or with an account does not see the home screen before the app has loaded', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  await page.route(APP_SCRIPT, neverRespond);
  const expectNoFirstScreen = async (path: string) => {
    await page.goto('about:blank');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByText('Aabhushan').first()).toBeVisible();
    await expect(locateTitle(page)).toBeHidden();
  };
  await test.step('the home screen is hidden on another page', () => expectNoFirstScreen('/#/about'));
  await test.step('the home screen is hidden in Nepali', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'ne'));
    await expectNoFirstScreen('/');
    await page.evaluate(() => localStorage.removeItem('language'));
  });
  await test.step('the home screen is hidden from a signed-in customer', async () => {
    await signInNewCustomer(page, prisma);
    await expectNoFirstScreen('/');
  });
  consoleErrors.length = 0;
});
