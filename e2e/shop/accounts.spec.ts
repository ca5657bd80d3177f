import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../signInNewCustomer.ts';

test('a new customer registers and is signed in', async ({ page }) => {
  await page.goto('/#/register');
  await page.getByLabel('Full name', { exact: true }).fill('New Customer');
  await page.getByLabel('Email', { exact: true }).fill(`new-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('five small gold rings');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    expect.arrayContaining(['authToken', 'tokenSetTime', 'authData', 'user', 'authState']),
  );
});

test('the back office sends visitors to its own login, refuses customers, and admits staff', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  const [customer, staff] = [await aCustomer(prisma), await aCustomer(prisma, { role: 'ADMIN' })];
  await page.goto('/#/admin');
  await expect(page).toHaveURL(/#\/admin-login$/);
  await signIn(page, customer.email);
  await expect(page.getByText('You do not have permission to perform this action.').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/admin-login$/);
  consoleErrors.length = 0;

  await signIn(page, staff.email);
  await expect(page).toHaveURL(/#\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
