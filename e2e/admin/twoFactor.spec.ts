import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { describeOperation } from '../requests.ts';
import { logOut, signIn, signInNewCustomer } from '../signInNewCustomer.ts';
import { readRecoveryCodes, scanSecret, setUpSecondFactor } from './authenticatorApp.ts';

const locatePanel = (page: Page) => page.getByRole('region', { name: 'Two-factor sign-in' });
const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the second factor is set up by keyboard only, from the menu to the recovery codes', async ({
  page,
  prisma,
}) => {
  const { id } = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin/orders');
  await expect(locateHeading(page, 'Orders')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'नेपाली' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Password and two-factor sign-in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(locateHeading(page, 'Password and two-factor sign-in')).toBeVisible();

  const setUpButton = page.getByRole('button', { name: 'Set up' });
  await expect(setUpButton).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(setUpButton).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(locatePanel(page).getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is incorrect.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('img', { name: 'Setup key as a QR code' })).toBeVisible();
  await expectAccessible(page);
  const app = await scanSecret(page);
  await expect(locatePanel(page).getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type(app.generateCode(-20));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is incorrect/)).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(app.generateCode());
  await page.keyboard.press('Enter');

  expect(new Set(await readRecoveryCodes(page)).size).toBe(10);
  await expectAccessible(page);
  for (const name of ['Download', 'Print', 'Copy codes', 'I have saved the codes']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(locatePanel(page).getByText('10 recovery codes are left.')).toBeVisible();
  await expectAccessible(page);
  expect((await prisma.twoFactor.findUniqueOrThrow({ where: { userId: id } })).confirmedAt).not.toBeNull();
});

test('signing in requires a code or a recovery code', async ({ page, prisma }) => {
  const { email } = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin/security');
  const app = await setUpSecondFactor(page, PASSWORD);
  const [recoveryCode = ''] = await readRecoveryCodes(page);
  await logOut(page);
  await expect(page).toHaveURL(/#\/$/);

  await page.goto('/#/admin-login');
  await signIn(page, email);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^This code is incorrect/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(app.generateCode(1));
  await page.keyboard.press('Enter');
  await expect(locateHeading(page, 'Dashboard')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL(/#\/$/);

  await page.goto('/#/login');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/dashboard$/);
  await page.goto('/#/admin/security');
  await expect(locatePanel(page).getByText('9 recovery codes are left.')).toBeVisible();
});

test('recovery codes are saved as a file, replaced, and removed with the second factor', async ({
  page,
  prisma,
}) => {
  const { id } = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin/security');
  const app = await setUpSecondFactor(page, PASSWORD);
  const firstCodes = await readRecoveryCodes(page);
  const downloadPromise = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await downloadPromise).suggestedFilename()).toBe('recovery-codes.txt');
  await page.getByRole('button', { name: 'I have saved the codes' }).click();

  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await expectAccessible(page);
  await locatePanel(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await locatePanel(page).getByLabel('Code', { exact: true }).fill(app.generateCode(1));
  await page.getByRole('button', { name: 'Create new codes' }).click();
  const newCodes = await readRecoveryCodes(page);
  expect(newCodes).toHaveLength(10);
  expect(newCodes).not.toContain(firstCodes[0]);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await locatePanel(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Enter the code from your authenticator app.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await locatePanel(page)
    .getByLabel('Recovery code')
    .fill(newCodes[0] ?? '');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-factor sign-in is off')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  expect(await prisma.twoFactor.findUnique({ where: { userId: id } })).toBeNull();
});

test('if the store requires a second factor, the back office opens after the setup', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  // The shared test store does not require a second factor, so only this page's response is changed.
  await page.route('**/graphql', async (route) => {
    if (describeOperation(route) !== 'TwoFactor') return route.fallback();
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({
      response,
      json: { data: { twoFactor: { ...data.twoFactor, isRequired: true } } },
    });
  });
  await page.goto('/#/admin/orders');
  await expect(locateHeading(page, 'Set up two-factor sign-in')).toBeVisible();
  await expect(locateHeading(page, 'Orders')).toHaveCount(0);
  await expectAccessible(page);

  await setUpSecondFactor(page, PASSWORD);
  await readRecoveryCodes(page);
  await page.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(locateHeading(page, 'Orders')).toBeVisible();
  await page.reload();
  await expect(locateHeading(page, 'Orders')).toBeVisible();
});
