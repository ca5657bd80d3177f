import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const ORDER_COUNT = 10;
/** Number of clicks without order views: ten each to confirm, prepare and ship in bulk. */
const PREVIOUS_CLICK_COUNT = 30;

const locateMain = (page: Page) => page.getByRole('main');

function countClicks() {
  let clicks = 0;
  return {
    click: async (target: ReturnType<Page['getByRole']>) => {
      clicks += 1;
      await target.click();
    },
    count: () => clicks,
  };
}

test('ten orders are prepared and shipped with a third of the clicks', { tag: '@desk' }, async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const name = `Desk ${Date.now()}`;
  const orderNumbers: string[] = [];
  for (let index = 0; index < ORDER_COUNT; index += 1)
    orderNumbers.push((await anOrder(prisma, { contactName: name, placedAt: new Date() })).number);
  const { click, count } = countClicks();

  async function advanceAll(view: string, step: string, toastText: RegExp, confirmButton?: string) {
    await click(locateMain(page).getByRole('link', { name: new RegExp(`^${view}`) }));
    const search = locateMain(page).getByRole('searchbox');
    await expect(locateMain(page).getByRole('link', { name: new RegExp(`^${view}`) })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(search).toHaveValue('');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    // The search excludes the orders of other tests. It is typed, so it does not count as a click.
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await search.fill(name);
    await expect(page).toHaveURL(/q=/);
    await expect(locateMain(page).getByText(`1 to ${ORDER_COUNT} of ${ORDER_COUNT}`)).toBeVisible();
    await click(page.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await click(
      page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: step, exact: true }),
    );
    if (confirmButton) await click(page.getByRole('button', { name: confirmButton }));
    // Ten orders take several requests, which can be slow on a busy machine.
    await expect(page.getByText(toastText)).toBeVisible({ timeout: 60_000 });
  }

  await test.step('the orders are confirmed, prepared and shipped with three clicks per order view', async () => {
    await page.goto('/#/admin/orders');
    await advanceAll('To confirm', 'Confirm', /10 orders confirmed/);
    await advanceAll('To prepare', 'Prepare', /10 orders in preparation/);
    await expectAccessible(page);
    await advanceAll('To ship', 'Ship', /10 orders shipped/, 'Ship without tracking numbers');
    expect(count()).toBeLessThanOrEqual(PREVIOUS_CLICK_COUNT / 3);
    expect(await prisma.order.count({ where: { number: { in: orderNumbers }, status: 'SHIPPED' } })).toBe(
      ORDER_COUNT,
    );
    test.info().annotations.push({ type: 'clicks', description: String(count()) });
  });
  await test.step('a shipment is undone, and no email is sent', async () => {
    const [number = ''] = orderNumbers;
    const { id } = await prisma.order.findUniqueOrThrow({ where: { number } });
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect
      .poll(async () => (await prisma.order.findUniqueOrThrow({ where: { id } })).status)
      .toBe('PROCESSING');
  });
});

test('a note mentions a colleague, who is notified', { tag: '@desk' }, async ({ page, prisma }) => {
  const reader = await signInNewCustomer(page, prisma, { role: 'ADMIN', name: `Maya ${Date.now()}` });
  const writer = await prisma.user.create({
    data: { email: `${Date.now()}@example.com`, name: 'Asha Rai', passwordHash: 'none', role: 'ADMIN' },
  });
  const { id, number } = await anOrder(prisma);
  await prisma.orderEvent.create({
    data: {
      orderId: id,
      kind: 'NOTE',
      status: 'PENDING',
      note: `@${reader.name} please call the buyer.`,
      isStaffOnly: true,
      actorId: writer.id,
      mentions: { create: { userId: reader.id } },
    },
  });
  await page.goto('/#/admin');
  await page.getByRole('button', { name: '1 new mention' }).click();
  await page.getByRole('link', { name: new RegExp(`Asha Rai on ${number}`) }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('please call the buyer.');
  await expect(page.getByRole('button', { name: 'Mentions' })).toBeVisible();

  await page.getByRole('textbox', { name: 'New note' }).fill('Called, comes tomorrow.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Notes only' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
});

test('staff work by keyboard, print packing slips, and ship orders with a list of tracking numbers', {
  tag: '@desk',
}, async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  const name = `Keys ${Date.now()}`;
  const orderFields = { contactName: name, placedAt: new Date() };
  const [first, second] = [
    await anOrder(prisma, { ...orderFields, status: 'PROCESSING', lines: [{ name: 'Desk ring' }] }),
    await anOrder(prisma, { ...orderFields, status: 'PROCESSING', placedAt: new Date(Date.now() + 1000) }),
  ];
  const selection = page.getByRole('region', { name: 'Selection' });
  const expectSelected = async (number: string) =>
    expect(page.getByRole('row', { name: new RegExp(number) })).toHaveAttribute('aria-selected', 'true');

  await test.step('J moves and X selects, and ? lists the shortcuts', async () => {
    await page.goto(`/#/admin/orders?q=${encodeURIComponent(name)}`);
    await expect(locateMain(page).getByRole('link', { name: first.number })).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Select the row');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('j');
    await expect(locateMain(page).getByRole('link', { name: second.number })).toBeFocused();
    await page.keyboard.press('x');
    await expectSelected(second.number);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expectSelected(first.number);
    await expect(selection.getByRole('status')).toHaveText('2 orders selected.');
    await expectAccessible(page);
  });
  await test.step('P prints the selection as one file', async () => {
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: /^Print: 2 orders/ });
    await dialog.getByRole('checkbox', { name: 'Address labels (A6)' }).check();
    await expect(dialog.getByRole('checkbox', { name: 'Packing slips' })).toBeChecked();
    await expectAccessible(page);
    const responsePromise = page.waitForResponse((response) => response.url().endsWith('/invoices/print'));
    await dialog.getByRole('button', { name: 'Print' }).click();
    const printResponse = await responsePromise;
    expect(printResponse.headers()['content-type']).toBe('application/pdf');
    expect(printResponse.request().postDataJSON()).toMatchObject({ what: ['SLIPS', 'LABELS'] });
    await expect(dialog.getByRole('status')).toHaveText('2 orders are in the file.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(selection.getByRole('status')).toHaveText('2 orders selected.');
  });
  await test.step('an unavailable action shows the reason', async () => {
    await selection.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem', { name: /^Confirm/ })).toContainText('do not need confirmation');
    await page.keyboard.press('Escape');
  });
  await test.step('a carrier’s tracking page is saved', async () => {
    await page.goto('/#/admin/settings/carriers');
    await page.getByRole('button', { name: 'Edit Nepal Can Move' }).click();
    await page.getByRole('textbox', { name: 'Tracking page' }).fill('https://ncm.example.com/{number}');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(locateMain(page)).toContainText('https://ncm.example.com/{number}');
  });
  await test.step('a list of tracking numbers is checked, and the orders are shipped', async () => {
    await page.goto('/#/admin/orders/tracking');
    await page.getByRole('combobox', { name: 'Carrier for lines without one' }).fill('Nepal Can Move');
    const numberSuffix = first.number.slice(-4);
    await page
      .getByRole('textbox', { name: 'One line per parcel' })
      .fill(
        `${first.number}, N-${numberSuffix}\n${second.number}\tN2-${numberSuffix}\tUpaya\nJW-0000000000, N-3`,
      );
    await page.getByRole('button', { name: 'Check the list' }).click();
    await expect(page.getByText('2 ready · 1 not ready')).toBeVisible();
    await expect(page.getByRole('row', { name: /JW-0000000000/ })).toContainText('This order doesn’t exist.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ship 2 orders' }).click();
    await expect(page.getByText('2 recorded · 1 not ready')).toBeVisible();
    expect(await prisma.order.count({ where: { contactName: name, status: 'SHIPPED' } })).toBe(2);
  });
  await test.step('a visitor with the order number can track the parcel', async () => {
    await page.goto(`/#/track-order?number=${first.number}`);
    await expect(page.getByRole('link', { name: 'Track parcel' })).toHaveAttribute(
      'href',
      `https://ncm.example.com/N-${first.number.slice(-4)}`,
    );
  });
  await prisma.carrier.update({ where: { name: 'Nepal Can Move' }, data: { trackingUrl: null } });
});

test('tags are created, merged and used as a filter', { tag: '@desk' }, async ({ page, prisma }) => {
  const viewer = await signInNewCustomer(page, prisma, { role: 'ADMIN', name: `Tagger ${Date.now()}` });
  const [sourceName, targetName] = [`One ${Date.now()}`, `Two ${Date.now()}`];
  const createdTag = await prisma.orderTag.create({ data: { name: sourceName, colour: 'GOLD' } });
  const order = await anOrder(prisma, { assigneeId: viewer.id });
  await prisma.orderTagging.create({ data: { orderId: order.id, tagId: createdTag.id } });

  await page.goto('/#/admin/orders/tags');
  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(targetName);
  await page.getByRole('radio', { name: 'Green' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Merge ${sourceName}` }).click();
  await page.getByRole('combobox', { name: 'Merge into' }).selectOption({ label: targetName });
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(`${sourceName} merged into ${targetName}`)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: sourceName })).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: targetName })
    .getByRole('link', { name: '1 order' })
    .click();

  await expect(locateMain(page).getByText(`Tags: ${targetName}`)).toBeVisible();
  await expect(locateMain(page).getByText('1 to 1 of 1')).toBeVisible();
  await locateMain(page).getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Assigned to', exact: true }).click();
  await page.getByRole('radio', { name: viewer.name }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(locateMain(page).getByText(`Assigned to: ${viewer.name}`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`assignee=${viewer.id}`));
  await expect(locateMain(page).getByRole('link', { name: order.number })).toBeVisible();
});
