import { expect, test } from '../fixtures.ts';
import { failing, neverAnswered } from '../requests.ts';
import { signedIn } from '../signedIn.ts';

test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

for (const role of ['ADMIN', 'SUPER_ADMIN'] as const)
  test(`${role} is let in`, async ({ page, prisma }) => {
    await signedIn(page, prisma, { role });
    await page.goto('/#/admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/#\/admin$/);
  });

test('a stranger is sent to the admin login', async ({ page }) => {
  await page.goto('/#/admin/orders');
  await expect(page).toHaveURL(/#\/admin-login$/);
});

test('a customer is sent to the admin login', async ({ page, prisma }) => {
  await signedIn(page, prisma);
  await page.goto('/#/admin');
  await expect(page).toHaveURL(/#\/admin-login$/);
});

for (const forgotten of ['authState', 'user'])
  test(`while the server is silent it waits 2 seconds, then takes the saved role, without ${forgotten} too`, async ({
    page,
    prisma,
  }) => {
    await signedIn(page, prisma, { role: 'ADMIN' });
    await page.evaluate((key) => localStorage.removeItem(key), forgotten);
    await failing(page, 'Viewer', neverAnswered);
    const asked = page.waitForRequest((request) => request.postData()?.includes('"Viewer"') ?? false);
    await page.goto('/#/admin');
    await asked;
    const start = Date.now();
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(Date.now() - start).toBeGreaterThan(1500);
    expect(Date.now() - start).toBeLessThan(8000);
    await expect(page).toHaveURL(/#\/admin$/);
  });

test('while the server is silent a customer is sent away after 2 seconds', async ({ page, prisma }) => {
  await signedIn(page, prisma);
  await failing(page, 'Viewer', neverAnswered);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"Viewer"') ?? false);
  await page.goto('/#/admin');
  await asked;
  const start = Date.now();
  await expect(page).toHaveURL(/#\/admin-login$/);
  expect(Date.now() - start).toBeGreaterThan(1500);
});
