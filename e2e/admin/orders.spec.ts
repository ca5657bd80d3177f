import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

const locateDialog = (page: Page) => page.getByRole('dialog');
const locateDialogButton = (page: Page, name: string) =>
  locateDialog(page).getByRole('button', { name, exact: true });
const locateHeader = (page: Page) => page.getByRole('main').locator('header');

async function openOrder(page: Page, number: string) {
  await page.goto(`/#/admin/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
}

async function choose(page: Page, item: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an order goes through its statuses, with a parcel and emails', async ({ page, prisma }) => {
  const staff = await signInNewCustomer(page, prisma, { role: 'ADMIN', name: 'Test Seller' });
  const { id, number } = await anOrder(prisma);
  await openOrder(page, number);
  await expectAccessible(page);

  for (const buttonName of ['Confirm order', 'Start preparing']) {
    await page.getByRole('button', { name: buttonName }).click();
    await locateDialogButton(page, buttonName).click();
    await expect(locateDialog(page)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByRole('combobox', { name: /^Carrier/ }).fill('Test Courier');
  await page.getByRole('textbox', { name: /^Tracking number/ }).fill('TC-1');
  await page.getByLabel('Note to the customer').fill('Handle with joy.');
  await expectAccessible(page);
  await locateDialogButton(page, 'Mark as shipped').click();

  await expect(locateHeader(page).getByText('On its way')).toBeVisible();
  await expect(page.getByText('Handle with joy.')).toBeVisible();
  await expect(page.getByText(new RegExp(`· ${staff.name}`)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Edit tracking' }).click();
  await page.getByRole('textbox', { name: /^Tracking number/ }).fill('TC-2');
  await locateDialogButton(page, 'Save').click();
  await expect(page.getByText('TC-2')).toBeVisible();

  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await locateDialogButton(page, 'Mark as delivered').click();
  await expect(locateHeader(page).getByText('Delivered')).toBeVisible();
  await expect(locateHeader(page).getByText('Paid', { exact: true })).toBeVisible();
  // One email for each of the four steps, and one for the replaced tracking number.
  expect(await prisma.mail.count({ where: { orderId: id, template: 'orderStatus' } })).toBe(5);
});

test('staff record an order’s payment, email the customer, and open the packing slip and invoice', async ({
  page,
  prisma,
}) => {
  await test.step('a payment is recorded with its reference, and voided', async () => {
    await signInNewCustomer(page, prisma, { role: 'ADMIN' });
    const { number } = await anOrder(prisma, { paymentMethod: 'BANK_TRANSFER' });
    await openOrder(page, number);

    await page.getByRole('button', { name: 'Mark as paid' }).click();
    await page.getByLabel('Reference').fill('NBL-4711');
    await locateDialogButton(page, 'Mark as paid').click();
    await expect(page.getByText(/· NBL-4711/)).toBeVisible();
    await page.getByRole('button', { name: 'Mark as unpaid' }).click();
    await locateDialog(page).getByLabel('Reason').fill('The transfer was another’s.');
    await locateDialogButton(page, 'Mark as unpaid').click();
    await expect(locateHeader(page).getByText('Unpaid')).toBeVisible();
  });
  await test.step('an email is written by keyboard only', async () => {
    await leaveScreen(page);
    const { number } = await anOrder(prisma);
    await openOrder(page, number);

    await page.getByRole('button', { name: 'Send email' }).press('Enter');
    await page.getByLabel('Subject').focus();
    await page.keyboard.type('About your ring');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It is engraved now.');
    await locateDialogButton(page, 'Send').press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'About your ring' })).toBeVisible();
  });
  await test.step('the packing slip shows no prices, and the invoice is a PDF', async () => {
    await leaveScreen(page);
    const { number } = await anOrder(prisma);
    await openOrder(page, number);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Invoice' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}.pdf`);

    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Packing slip' }).click();
    const packingSlip = page.getByRole('article');
    await expect(packingSlip).toContainText('Pulchowk 12');
    await expect(packingSlip).toContainText('RG-1');
    await expect(packingSlip).not.toContainText('NPR');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expectAccessible(page);
  });
});

test('staff cancel an order with a reason, and only an owner can delete it', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const { id, number } = await anOrder(prisma);
  await openOrder(page, number);
  await choose(page, 'Cancel the order');
  await locateDialogButton(page, 'Cancel the order').click();
  await expect(page.getByText('Enter a reason for the cancellation.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The buyer called.');
  await locateDialogButton(page, 'Cancel the order').click();
  await expect(locateHeader(page).getByText('Cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete permanently' })).toHaveCount(0);

  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  await openOrder(page, number);
  await choose(page, 'Delete permanently');
  await locateDialogButton(page, 'Delete permanently').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(await prisma.order.findUnique({ where: { id } })).toBeNull();
});
