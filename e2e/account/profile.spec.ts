import { readFile } from 'node:fs/promises';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { expect, test } from '../fixtures.ts';
import { signIn, signInNewCustomer } from '../signInNewCustomer.ts';

test('a customer manages their data, consent, devices and password', async ({
  page,
  prisma,
  browser,
  baseURL,
}) => {
  const customer = await signInNewCustomer(page, prisma, { hasActivityConsent: false });
  const readSavedCustomer = () => prisma.user.findUniqueOrThrow({ where: { id: customer.id } });
  const otherPage = await browser.newPage({ baseURL });
  await otherPage.goto('/#/login');
  await signIn(otherPage, customer.email);
  await expect(otherPage).toHaveURL(/#\/dashboard$/);
  await page.goto('/#/profile');

  await test.step('name and phone are changed, and an invalid phone number is reported next to its field', async () => {
    await page.getByLabel('Full name').fill('Sita Devi Sharma');
    await page.getByLabel('Phone').fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Enter a 10-digit mobile number, such as 98XXXXXXXX.')).toBeVisible();
    await page.getByLabel('Phone').fill('9841 000 001');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    expect(await readSavedCustomer()).toMatchObject({ name: 'Sita Devi Sharma', phone: '+9779841000001' });
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name)).toBe(
      'Sita Devi Sharma',
    );
  });

  await test.step('customers download their data as a file', async () => {
    const downloadPromise = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const text = await readFile(await (await downloadPromise).path(), 'utf8');
    expect(text).toContain(customer.email);
    expect(text).not.toContain(customer.passwordHash);
  });

  await test.step('consent to activity tracking is given and withdrawn', async () => {
    const consent = page.getByRole('switch', { name: 'Allow activity tracking' });
    await consent.click();
    await expect(consent).toBeChecked();
    await expect.poll(async () => (await readSavedCustomer()).hasActivityConsent).toBe(true);
    await consent.click();
    await expect(page.getByText('Your recorded activity has been deleted')).toBeVisible();
  });

  await test.step('another device is listed and signed out', async () => {
    await page.getByRole('button', { name: /^Sign out on Chrome/ }).click();
    await expect(page.getByText(/^Signed out on Chrome/)).toBeVisible();
    await otherPage.reload();
    await expect(otherPage).toHaveURL(/#\/login$/);
  });

  await test.step('the password is changed, and this device stays signed in', async () => {
    await page.getByLabel('Current password').fill('not the password');
    await page.getByLabel('New password').fill('seven silver bangles');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('This password is incorrect.')).toBeVisible();
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
    await signIn(otherPage, customer.email, 'seven silver bangles');
    await expect(otherPage).toHaveURL(/#\/dashboard$/);
  });
  await otherPage.close();
});

const PERSONAL_KEYS = ['recentlyViewed', 'recordedLogin', 'wishlist', 'deliveryDistrict'];

test('a customer deletes their account with their password and can no longer sign in', async ({
  page,
  prisma,
}) => {
  const customer = await signInNewCustomer(page, prisma);
  await page.goto('/#/profile');
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '[]');
    sessionStorage.setItem('checkoutDraft', '{}');
  }, PERSONAL_KEYS);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Confirm with your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gold at its true weight');
  await expect(page).toHaveURL(/#\/$/);
  const remainingKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  for (const key of [...PERSONAL_KEYS, 'checkoutDraft']) expect(remainingKeys).not.toContain(key);
  await page.goto('/#/login');
  await signIn(page, customer.email);
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
});
