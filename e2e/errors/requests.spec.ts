import { expect, type Page, test } from '../fixtures.ts';
import { settled } from '../settled.ts';

test('an offline browser is told so, and the screen opens by itself once it is connected again', async ({
  page,
  context,
  complaints,
}) => {
  await page.clock.install();
  const toaster = page.waitForResponse(/Toaster/);
  await page.route(/LanguageKeeper/, async (route) => {
    // Whoever goes offline while another part is under way is told so all the same.
    await toaster;
    await route.continue();
  });
  await page.goto('/#/products?category=gold');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await page.goto('/#/products?category=silver');
  await expectTold(page, 'Unable to connect to server. Please check your internet connection.');
  expect(complaints.join('\n')).toContain('ProductListPage failed.');
  await expect(page.getByRole('main').getByText('You are offline', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  complaints.length = 0;
});

test('a screen that cannot be fetched is an “Unexpected Application Error!” with ways back', async ({
  page,
  complaints,
}) => {
  await page.route(/AboutPage/, (route) => route.abort());
  await page.goto('/#/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.unroute(/AboutPage/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fine jewelry from Lalitpur');
  complaints.length = 0;
});

/** Lets seconds pass until a toast says so: a read is tried again after 1, 2 and 4 s. */
async function expectTold(page: Page, text: string): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: text });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(toast).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
}
