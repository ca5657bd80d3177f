import type { StoreSetting } from '#graph/prisma/generated/client.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { describeOperation } from '../requests.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

const locateHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const locateVersionDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
const createBranchName = () => `Branch ${createUniqueMark()}`;

// There is one set of settings, and each save checks the version, so these tests run one after another.
test.describe.configure({ mode: 'serial' });

let previousSettings: StoreSetting[];
test.beforeAll(async ({ prisma }) => {
  previousSettings = await prisma.storeSetting.findMany();
});
test.afterAll(async ({ prisma }) => {
  const where = { key: 'bankTransfer' };
  const value = previousSettings.find(({ key }) => key === where.key)?.value ?? null;
  if (value === null) await prisma.storeSetting.deleteMany({ where });
  else await prisma.storeSetting.update({ where, data: { value } });
});

test.describe('an owner', () => {
  test.beforeEach(async ({ page, prisma }) => {
    await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  });

  test('changes store details, gets errors for invalid input, and sends a test email', async ({
    page,
    prisma,
  }) => {
    await test.step('changes a store detail by keyboard only', async () => {
      const branch = createBranchName();
      await page.goto('/#/admin/settings');
      await page.getByLabel('Branch').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+s');
      await expect(page.getByText('This field is required.')).toBeVisible();
      await expect(page.getByLabel('Branch')).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(branch);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Settings saved')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Save' })).toHaveCount(0);
      const { value } = await prisma.storeSetting.findUniqueOrThrow({ where: { key: 'bankTransfer' } });
      expect(value).toMatchObject({ branch });
      await page.reload();
      await expect(page.getByLabel('Branch')).toHaveValue(branch);
    });
    await test.step('sees errors for invalid input, and a confirmation before leaving', async () => {
      await leaveScreen(page);
      await page.goto('/#/admin/settings');
      await page.getByLabel('Estimated tax (%)').fill('130');
      await page.getByLabel('Cash on delivery below').fill('6,00,000');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Enter a whole percentage from 0 to 100.')).toBeVisible();
      await expect(
        page.getByText('By law, cash on delivery is limited to NPR 5,00,000. Enter that amount or less.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Admin', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByLabel('Estimated tax (%)')).toHaveValue('18');
    });
    await test.step('sends a test email and sees its delivery status', async () => {
      await leaveScreen(page);
      const recipient = `${createUniqueMark()}@example.com`;
      await page.goto('/#/admin/settings');
      const panel = page.getByRole('region', { name: 'Test email' });
      await panel.getByLabel('Recipient').fill('nobody');
      await panel.getByRole('button', { name: 'Send test email' }).click();
      await expect(panel.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
      await panel.getByLabel('Recipient').fill(recipient);
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toContainText(`Test email to ${recipient} queued.`);
      await expectAccessible(page);
      await panel.getByRole('link', { name: 'View status' }).click();
      await expect(locateHeading(page, 'Test email from Aabhushan')).toBeVisible();
      expect(await prisma.mail.count({ where: { toEmail: recipient } })).toBe(1);
    });
  });

  test('sees both versions after a save conflict, and keeps either', async ({ page, context, prisma }) => {
    const [ownName, colleagueName] = [createBranchName(), createBranchName()];
    const other = await context.newPage();
    for (const settingsPage of [page, other]) {
      await settingsPage.goto('/#/admin/settings');
      await expect(settingsPage.getByLabel('Branch')).toBeVisible();
    }
    await other.getByLabel('Branch').fill(colleagueName);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Settings saved')).toBeVisible();
    await other.close();

    await page.getByLabel('Branch').fill(ownName);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      locateVersionDialog(page).getByRole('row', { name: `Branch ${ownName} ${colleagueName}` }),
    ).toBeVisible();
    await expect(locateVersionDialog(page).getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    const readStoredSetting = () => prisma.storeSetting.findUniqueOrThrow({ where: { key: 'bankTransfer' } });
    expect((await readStoredSetting()).value).toMatchObject({ branch: colleagueName });
    await locateVersionDialog(page).getByRole('button', { name: 'Save my version' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    expect((await readStoredSetting()).value).toMatchObject({ branch: ownName });
  });

  test('disables screens and changes the opening hours', async ({ page }) => {
    // Other tests use these screens at the same time, so the request is captured instead of sent.
    let sentInput: Record<string, unknown> | undefined;
    await page.route('**/graphql', async (route) => {
      if (describeOperation(route) !== 'UpdateSettings') return route.fallback();
      sentInput = route.request().postDataJSON().variables.input;
      return route.fulfill({ json: { data: { updateStoreSettings: { settings: null, errors: [] } } } });
    });
    await page.goto('/#/admin/settings');
    await page.getByLabel('Track an order').uncheck();
    await page.getByLabel('Require two-factor sign-in for all staff').check();
    await expect(page.getByText(/^You have not set up an authenticator/)).toBeVisible();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('group', { name: 'Line 3' }).getByLabel('Days').fill('Dashain');
    await page.getByRole('button', { name: 'Remove line 1' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => sentInput)
      .toMatchObject({
        features: { trackOrder: false, myOrders: true, orderDetail: true, profile: true },
        requireStaffTwoFactor: true,
        hours: [{ days: 'Sunday' }, { days: 'Dashain', opens: '10:00 AM', closes: '7:00 PM' }],
      });
    await expect(page.getByText('Could not save the settings. Try again.')).toBeVisible();
  });
});
