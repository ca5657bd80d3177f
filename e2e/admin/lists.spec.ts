import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { leaveScreen } from './leaveScreen.ts';
import { selectRow } from './selectRow.ts';

const aName = () => `Buyer ${crypto.randomUUID().slice(0, 8)}`;
const locateSearchField = (page: Page) => page.getByPlaceholder('Order, invoice, name, SKU or coupon');
const locateRows = (page: Page) =>
  isPhone(page)
    ? page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') })
    : page
        .getByRole('grid')
        .getByRole('row')
        .filter({ has: page.getByRole('link') });

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
});

test('orders are searched, filtered and sorted, and the URL stores the query', async ({ page, prisma }) => {
  const name = aName();
  const [cheapOrder] = [
    await anOrder(prisma, { contactName: name, finalTotal: 1000 }),
    await anOrder(prisma, { contactName: name, finalTotal: 90_000 }),
    await anOrder(prisma, { contactName: name, finalTotal: 50_000, status: 'SHIPPED' }),
  ];
  await page.goto('/#/admin/orders');
  await expect(locateRows(page).first()).toBeVisible();
  // On a desktop the total is never truncated, whatever the other columns contain.
  if (!isPhone(page))
    await expect(locateRows(page).first().locator('[data-field="total"]')).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, { withFrame: true });

  await locateSearchField(page).fill(name);
  await expect(locateRows(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await page.getByRole('checkbox', { name: 'Placed' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(locateRows(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Status: Placed' })).toBeVisible();

  await page.getByRole('button', { name: 'Newest first' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Lowest total first' }).click();
  await page.keyboard.press('Escape');
  await expect(locateRows(page).first()).toContainText(cheapOrder.number);

  const address = page.url();
  await page.goto('/#/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto(address);
  await expect(locateRows(page)).toHaveCount(2);
  await expect(locateRows(page).first()).toContainText(cheapOrder.number);
  await expect(locateSearchField(page)).toHaveValue(name);

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(locateRows(page)).toHaveCount(3);
  await expect(page).not.toHaveURL(/status=/);
  await page.goBack();
  await expect(locateRows(page)).toHaveCount(2);
});

test('a list has pages, an empty state, and configurable columns', { tag: '@desk' }, async ({ page }) => {
  await test.step('a list pages forward and back by cursor', async () => {
    // Uses older orders, because other tests add new ones.
    await page.goto('/#/admin/orders?placed=..2026-10-31');
    const pagination = page.getByRole('navigation', { name: 'Pages' });
    await expect(pagination).toContainText('1 to 25');
    await expect(locateRows(page).first()).toContainText('Oct 2026');
    const first = await locateRows(page).first().getByRole('link').innerText();
    await pagination.getByRole('button', { name: 'Next page' }).click();
    await expect(pagination).toContainText('26 to 50');
    await expect(page).toHaveURL(/page=2&after=/);
    await expect(locateRows(page).first().getByRole('link')).not.toHaveText(first);
    await pagination.getByRole('button', { name: 'Previous page' }).click();
    await expect(locateRows(page).first().getByRole('link')).toHaveText(first);
    await pagination.getByLabel('Rows per page').selectOption('100');
    await expect(pagination).toContainText('1 to 100');
  });
  await test.step('a list without results offers to clear the filters', async () => {
    await leaveScreen(page);
    await page.goto('/#/admin/orders?q=nobody-by-that-name');
    await expect(page.getByText('No results found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(locateRows(page).first()).toBeVisible();
  });
  await test.step('columns are hidden, added and moved', async () => {
    await leaveScreen(page);
    await page.goto('/#/admin/orders');
    const headers = page.getByRole('columnheader');
    await expect(headers.nth(1)).toHaveText('Number');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Items' }).uncheck();
    await page.getByRole('checkbox', { name: 'Email' }).check();
    await page.getByRole('button', { name: 'Move Placed up' }).click();
    await page.getByRole('button', { name: 'Compact' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(headers.nth(1)).toHaveText('Placed');
    await expect(headers.filter({ hasText: 'Email' })).toHaveCount(1);
    await expect(headers.filter({ hasText: 'Items' })).toHaveCount(0);
    await page.reload();
    await expect(headers.nth(1)).toHaveText('Placed');
    await expect(page).toHaveURL(/density=compact/);
  });
});

test('selected orders and all matching orders are changed together', { tag: '@desk' }, async ({
  page,
  prisma,
}) => {
  await test.step('selected orders move to the next step together, with a reason for each order that cannot', async () => {
    const name = aName();
    const pendingOrder = await anOrder(prisma, { contactName: name });
    const shippedOrder = await anOrder(prisma, { contactName: name, status: 'SHIPPED' });
    await page.goto(`/#/admin/orders?q=${encodeURIComponent(name)}`);
    const row = locateRows(page).filter({ hasText: shippedOrder.number });
    const rowBox = await row.boundingBox();
    await selectRow(page, pendingOrder.number);
    await selectRow(page, shippedOrder.number);
    expect(await row.boundingBox(), 'no row moves').toEqual(rowBox);
    const selection = page.getByRole('region', { name: 'Selection' });
    await expect(selection).toContainText('2 orders selected.');
    await selection.getByRole('button', { name: 'Change status' }).click();

    const dialog = page.getByRole('dialog', { name: 'Change status: 2 orders' });
    await expect(dialog.getByRole('button', { name: 'Change status' })).toBeDisabled();
    await dialog.getByLabel('New status').selectOption('CONFIRMED');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change status' }).click();
    await expect(dialog.getByRole('status')).toHaveText('1 changed, 1 failed.');
    await expect(dialog.getByRole('listitem')).toContainText(shippedOrder.number);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(locateRows(page).filter({ hasText: pendingOrder.number })).toContainText('Confirmed');
    await expect(selection).toBeHidden();
  });
  await test.step('all matching orders are selected, counted, and changed page by page', async () => {
    await leaveScreen(page);
    const name = aName();
    for (let createdCount = 0; createdCount < 27; createdCount += 1)
      await anOrder(prisma, { contactName: name });
    await page.goto(`/#/admin/orders?q=${encodeURIComponent(name)}`);
    await expect(locateRows(page).first()).toBeVisible();
    await page.getByRole('columnheader').first().getByRole('checkbox').check();
    const selection = page.getByRole('region', { name: 'Selection' });
    await selection.getByRole('button', { name: 'Select all 27 orders' }).click();
    await expect(selection).toContainText('All 27 orders are selected.');
    await selection.getByRole('button', { name: 'Change status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change status: 27 orders' });
    await dialog.getByLabel('New status').selectOption('CONFIRMED');
    await dialog.getByRole('button', { name: 'Change status' }).click();
    // The change takes three requests, each of which queues up to ten emails.
    await expect(dialog.getByRole('status')).toHaveText('27 changed.', { timeout: 60_000 });
    expect(await prisma.order.count({ where: { contactName: name, status: 'CONFIRMED' } })).toBe(27);
  });
});

test('a search that is still pending does not reopen the list after the user has left it', {
  tag: '@desk',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/#/admin/products');
  await expect(locateRows(page).first()).toBeVisible();
  let releaseRequest = () => {};
  const requestReleased = new Promise<void>((resolve) => {
    releaseRequest = resolve;
  });
  await page.route('**/NewProductPage*', async (route) => {
    await requestReleased;
    await route.fallback();
  });
  await page.getByRole('searchbox').fill('ring');
  await page.getByRole('link', { name: 'New product' }).click();
  await page.clock.runFor(1000);
  releaseRequest();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/products\/new$/);
});

test('a view is saved, shared, and set as the default', { tag: '@desk' }, async ({ page, prisma }) => {
  const viewName = `View ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/#/admin/orders?status=PENDING&sort=OLDEST');
  await expect(locateRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByLabel('Name').fill(viewName);
  await dialog.getByLabel('Share with all staff').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const menu = page.getByRole('button', { name: `View: ${viewName}` });
  await menu.click();
  await page.getByRole('menuitem', { name: `Set “${viewName}” as default` }).click();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: `${viewName} (default)` })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/#/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.goto('/#/admin/orders');
  await expect(page.getByRole('button', { name: 'Status: Placed' })).toBeVisible();
  await expect(page).toHaveURL(/sort=OLDEST/);

  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await page.goto('/#/admin/orders');
  await expect(locateRows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Status: Placed' })).toBeHidden();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: viewName }).click();
  await expect(page.getByRole('button', { name: 'Status: Placed' })).toBeVisible();
  await menu.click();
  await page.getByRole('menuitem', { name: `Delete “${viewName}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
  await expect.poll(() => prisma.savedView.count({ where: { name: viewName } })).toBe(0);
});

test('a list shows a change made elsewhere when its window regains focus', { tag: '@desk' }, async ({
  page,
  prisma,
}) => {
  const name = aName();
  const { id } = await anOrder(prisma, { contactName: name });
  await page.clock.install();
  await page.goto(`/#/admin/orders?q=${encodeURIComponent(name)}`);
  await expect(locateRows(page)).toContainText('Placed');
  await waitUntilIdle(page);
  await prisma.order.update({ where: { id }, data: { status: 'CONFIRMED' } });
  await page.clock.fastForward(10_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(locateRows(page)).toContainText('Confirmed');
});

test('the audit log lists changes, for owners only', { tag: '@desk' }, async ({ page, prisma }) => {
  await page.goto('/#/admin/audit');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();

  const owner = await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN', name: aName() });
  await prisma.auditEntry.create({
    data: {
      action: 'coupon.update',
      entity: 'Coupon',
      entityId: 'one',
      actorId: owner.id,
      before: { value: 10 },
      after: { value: 15 },
      ip: '192.0.2.1',
      requestId: 'request',
    },
  });
  await page.goto(`/#/admin/audit?actor=${owner.id}`);
  await expect(page.getByText('Changed a coupon')).toBeVisible();
  await expect(page.getByRole('button', { name: `By: ${owner.name}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discount' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Discount 10 15' })).toBeVisible();
  await expectAccessible(page);
});

test('a filter with many options keeps its buttons inside the window', async ({ page, prisma }) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const names = Array.from({ length: 40 }, (_, index) => `Tag ${mark} ${index}`);
  await prisma.orderTag.createMany({ data: names.map((name) => ({ name })) });
  await page.goto('/#/admin/orders');
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Tags' }).click();
  await page.getByRole('checkbox', { name: `Tag ${mark} 39`, exact: true }).check();
  await expect(page.getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`Tags: Tag ${mark} 39`)).toBeVisible();
  await prisma.orderTag.deleteMany({ where: { name: { in: names } } });
});
