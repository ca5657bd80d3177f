import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

const locatePanel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
});

test('the dashboard shows sales and open work for any period', async ({ page, prisma }) => {
  await test.step('the dashboard shows sales and open work, and each figure links to its list', async () => {
    await anOrder(prisma, { placedAt: new Date(Date.now() - 60_000) });
    await page.goto('/#/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Revenue/ })).toContainText(/NPR [1-9]/);
    await expect(locatePanel(page, 'Grams sold')).toBeVisible();
    await expectAccessible(page);

    const order = await prisma.order.findFirstOrThrow({
      where: { status: 'PENDING' },
      orderBy: { placedAt: 'asc' },
    });
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();
    await page.getByRole('button', { name: 'Today' }).click();
    await expect(page).toHaveURL(/days=1/);
    await expect(page.getByRole('link', { name: /^Revenue/ })).toContainText(/NPR [1-9]/);
    await page.getByRole('link', { name: /^Orders to confirm/ }).click();
    await expect(page).toHaveURL(/#\/admin\/orders\?desk=TO_CONFIRM/);
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  });
  await test.step('a period or custom dates are chosen and stay in the URL', async () => {
    await leaveScreen(page);
    await page.goto('/#/admin');
    await page.getByRole('button', { name: '90 days' }).click();
    await expect(page).toHaveURL(/days=90/);
    await page.getByRole('button', { name: 'Custom' }).click();
    await page.getByLabel('Start date').fill('2026-10-10');
    await page.getByLabel('End date').fill('2026-10-01');
    await expect(page.getByText('The start date must not be after the end date.')).toBeVisible();
    await page.getByLabel('Start date').fill('2026-09-01');
    await expect(page).toHaveURL(/from=2026-09-01&to=2026-10-01/);
    await expect(
      page.getByText(/1 Sept 2026 – 1 Oct 2026, compared with 1 Aug 2026 – 31 Aug 2026/),
    ).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Start date')).toHaveValue('2026-09-01');
    await expect(page.getByRole('link', { name: /^Revenue/ })).toBeVisible();
  });
});

test('charts can be shown as tables, and analytics are broken down by dimension', async ({
  page,
  context,
  prisma,
}) => {
  await test.step('a chart is shown as a table, which links to its orders and can be copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/#/admin?days=7');
    const revenuePanel = locatePanel(page, 'Revenue').first();
    await expect(revenuePanel.getByRole('row')).toHaveCount(8);

    await revenuePanel.getByRole('button', { name: 'Copy the figures for Revenue' }).click();
    await expect(page.getByText('Copied. You can paste the figures into a spreadsheet.')).toBeVisible();
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboardText.split('\n')).toHaveLength(8);
    expect(clipboardText).toMatch(/^Day\tRevenue\tRevenue, previous period\n/);

    await revenuePanel.getByRole('button', { name: 'Show Revenue as a table' }).press('Enter');
    await expectAccessible(page);
    await revenuePanel.getByRole('link').last().click();
    await expect(page).toHaveURL(/admin\/orders\?placed=/);
  });
  await test.step('analytics are broken down by category, district, customer and rate', async () => {
    await leaveScreen(page);
    await anOrder(prisma, { placedAt: new Date(Date.now() - 60_000), district: 'Kaski' });
    await page.goto('/#/admin/analytics?days=30');
    for (const name of ['By category', 'By type', 'By metal', 'By district', 'Fine gold rate'])
      await expect(locatePanel(page, name)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'By month' }).click();
    await expect(page).toHaveURL(/by=MONTH/);
    await locatePanel(page, 'By district')
      .getByRole('button', { name: 'Show By district as a table' })
      .click();
    await expect(locatePanel(page, 'By district').getByRole('link').first()).toBeVisible();
  });
});
