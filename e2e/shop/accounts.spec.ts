import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, test } from '../fixtures.ts';
import { logOut, signIn } from '../signedIn.ts';

test('a newcomer registers, is signed in, and logs out to the home page', async ({ page }) => {
  await page.goto('/#/register');
  await page.getByLabel('Full name', { exact: true }).fill('New Customer');
  await page.getByLabel('Email', { exact: true }).fill(`new-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('five small gold rings');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail');
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(
    expect.arrayContaining(['authToken', 'tokenSetTime', 'authData', 'user', 'authState']),
  );

  await logOut(page);
  await expect(page).toHaveURL(/#\/$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');
});

test('a wrong password and an unknown address get the same answer', async ({ page, prisma }) => {
  const { email } = await aCustomer(prisma);
  for (const address of [email, 'nobody@example.com']) {
    await page.goto('/#/login');
    await signIn(page, address, 'not the password');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Email or password is incorrect.' }),
    ).toBeVisible();
  }
});

test('a screen for the signed-in leads to login and back', async ({ page, prisma }) => {
  const { email } = await aCustomer(prisma);
  await page.goto('/#/dashboard');
  await expect(page).toHaveURL(/#\/login$/);
  await signIn(page, email);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await page.reload();
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('the admin area sends strangers to its own login and lets staff in', async ({ page, prisma }) => {
  const { email } = await aCustomer(prisma, { role: 'ADMIN' });
  await page.goto('/#/admin');
  await expect(page).toHaveURL(/#\/admin-login$/);
  await signIn(page, email);
  await expect(page).toHaveURL(/#\/admin$/);
});

test('a customer is not let in at the admin login', async ({ page, prisma, complaints }) => {
  const { email } = await aCustomer(prisma);
  await page.goto('/#/admin-login');
  await signIn(page, email);
  await expect(page.getByText('You do not have permission to perform this action.').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/admin-login$/);
  complaints.length = 0;
});

test('a session that the server ended is told and cleared', async ({ page, prisma, complaints }) => {
  const { id, email } = await aCustomer(prisma);
  await page.goto('/#/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await prisma.session.updateMany({ where: { userId: id }, data: { endedAt: new Date() } });
  await page.reload();
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  complaints.length = 0;
});
