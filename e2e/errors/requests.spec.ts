import { expect, type Page, test } from '../fixtures.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

test('an offline browser shows a notice, and the screen opens automatically once it is online again', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.clock.install();
  const toasterPromise = page.waitForResponse(/Toaster/);
  await page.route(/LanguageSync/, async (route) => {
    // The notice must also appear while another module is still loading.
    await toasterPromise;
    await route.continue();
  });
  await page.goto('/#/products?category=gold');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await waitUntilIdle(page);
  await context.setOffline(true);
  await page.goto('/#/products?category=silver');
  await expectToast(page, 'Unable to connect to server. Please check your internet connection.');
  expect(consoleErrors.join('\n')).toContain('ProductListPage failed.');
  await expect(page.getByRole('main').getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  consoleErrors.length = 0;
});

test('a screen that cannot be loaded shows “Unexpected Application Error!” and can be retried', async ({
  page,
  consoleErrors,
}) => {
  await page.route(/AboutPage/, (route) => route.abort());
  await page.goto('/#/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.unroute(/AboutPage/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fine jewelry from Lalitpur');
  consoleErrors.length = 0;
});

/** Advances the clock until a toast appears: reads are retried after 1, 2 and 4 s. */
async function expectToast(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
