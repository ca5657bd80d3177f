import type { StoreSetting } from '#graph/prisma/generated/client.ts';
import { aMark } from '../aMark.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { describeOperation } from '../requests.ts';
import { signedIn } from '../signedIn.ts';
import { leave } from './leave.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const versions = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else changed this in the meantime' });
const aBranch = () => `Branch ${aMark()}`;

// There is one set of settings, and whoever saves it goes by what was read: these come one after the other.
test.describe.configure({ mode: 'serial' });

let before: StoreSetting[];
test.beforeAll(async ({ prisma }) => {
  before = await prisma.storeSetting.findMany();
});
test.afterAll(async ({ prisma }) => {
  const where = { key: 'bankTransfer' };
  const value = before.find(({ key }) => key === where.key)?.value ?? null;
  if (value === null) await prisma.storeSetting.deleteMany({ where });
  else await prisma.storeSetting.update({ where, data: { value } });
});

test.describe('an owner', () => {
  test.beforeEach(async ({ page, prisma }) => {
    await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  });

  test('changes facts, is told what was typed wrong, and tries the mail', async ({ page, prisma }) => {
    await test.step('changes a fact with the keyboard alone', async () => {
      const branch = aBranch();
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
    await test.step('is told what was typed wrong, and asked before leaving', async () => {
      await leave(page);
      await page.goto('/#/admin/settings');
      await page.getByLabel('Estimated tax, in percent').fill('130');
      await page.getByLabel('Cash on delivery below').fill('6,00,000');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Enter a whole percentage from 0 to 100.')).toBeVisible();
      await expect(
        page.getByText('The law limits cash on delivery to 5,00,000 rupees. Enter at most that.'),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Admin', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page.getByLabel('Estimated tax, in percent')).toHaveValue('18');
    });
    await test.step('sends a test mail, and sees how far it is', async () => {
      await leave(page);
      const to = `${aMark()}@example.com`;
      await page.goto('/#/admin/settings');
      const panel = page.getByRole('region', { name: 'Test email' });
      await panel.getByLabel('Recipient').fill('nobody');
      await panel.getByRole('button', { name: 'Send test email' }).click();
      await expect(panel.getByText('Enter an email address, such as name@example.com.')).toBeVisible();
      await panel.getByLabel('Recipient').fill(to);
      await page.keyboard.press('Enter');
      await expect(panel.getByRole('status')).toContainText(`A mail to ${to} is on its way.`);
      await expectAccessible(page);
      await panel.getByRole('link', { name: 'See how far it is' }).click();
      await expect(heading(page, 'A test mail from Aabhushan')).toBeVisible();
      expect(await prisma.mail.count({ where: { toEmail: to } })).toBe(1);
    });
  });

  test('who saves after somebody else sees both versions, and keeps either', async ({
    page,
    context,
    prisma,
  }) => {
    const [mine, theirs] = [aBranch(), aBranch()];
    const other = await context.newPage();
    for (const one of [page, other]) {
      await one.goto('/#/admin/settings');
      await expect(one.getByLabel('Branch')).toBeVisible();
    }
    await other.getByLabel('Branch').fill(theirs);
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('Settings saved')).toBeVisible();
    await other.close();

    await page.getByLabel('Branch').fill(mine);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(versions(page).getByRole('row', { name: `Branch ${mine} ${theirs}` })).toBeVisible();
    await expect(versions(page).getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
    const stored = () => prisma.storeSetting.findUniqueOrThrow({ where: { key: 'bankTransfer' } });
    expect((await stored()).value).toMatchObject({ branch: theirs });
    await versions(page).getByRole('button', { name: 'Save mine' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    expect((await stored()).value).toMatchObject({ branch: mine });
  });

  test('switches screens off and changes the opening hours', async ({ page }) => {
    // Other tests use these screens at the same time, so that what is sent is held instead of done.
    let sent: Record<string, unknown> | undefined;
    await page.route('**/graphql', async (route) => {
      if (describeOperation(route) !== 'UpdateSettings') return route.fallback();
      sent = route.request().postDataJSON().variables.input;
      return route.fulfill({ json: { data: { updateStoreSettings: { settings: null, errors: [] } } } });
    });
    await page.goto('/#/admin/settings');
    await page.getByLabel('Track an order').uncheck();
    await page.getByLabel('Require two-factor sign-in for all staff').check();
    await expect(page.getByText(/^You have none yet yourself\./)).toBeVisible();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByRole('group', { name: 'Line 3' }).getByLabel('Days').fill('Dashain');
    await page.getByRole('button', { name: 'Remove line 1' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(() => sent)
      .toMatchObject({
        features: { trackOrder: false, myOrders: true, orderDetail: true, profile: true },
        requireStaffTwoFactor: true,
        hours: [{ days: 'Sunday' }, { days: 'Dashain', opens: '10:00 AM', closes: '7:00 PM' }],
      });
    await expect(page.getByText('The settings could not be saved. Please try again.')).toBeVisible();
  });
});
