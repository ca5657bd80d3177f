import { anOrder } from '#graph/testing/anOrder.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const locateDialog = (page: Page) => page.getByRole('dialog');
const locateDialogButton = (page: Page, name: string | RegExp) =>
  locateDialog(page).getByRole('button', { name });
const locateHeader = (page: Page) => page.getByRole('main').locator('header');

test('an item is returned, received and refunded in two parts; a refused parcel is returned in full', {
  tag: '@desk',
}, async ({ page: shopPage, browser, prisma }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage();

  const { id: productId, variants } = await anActiveProduct(prisma, { stock: 3 });
  const orderLine = { productId, variantId: variants[0]?.id };
  const shopper = await signInNewCustomer(shopPage, prisma, { name: 'Test Returner' });
  const { number } = await anOrder(prisma, {
    userId: shopper.id,
    contactName: shopper.name,
    contactEmail: shopper.email,
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    placedAt: new Date(Date.now() - 86_400_000),
    lines: [orderLine],
  });
  const refusedOrder = await anOrder(prisma, { status: 'SHIPPED', lines: [orderLine] });

  await test.step('the shopper requests the return with a photo', async () => {
    await shopPage.goto(`/#/orders/${number}`);
    await shopPage.getByRole('button', { name: 'Return pieces' }).click();
    await locateDialog(shopPage).getByLabel('Reason').selectOption('WRONG_SIZE');
    await locateDialog(shopPage).getByLabel('What is wrong with the piece?').fill('Too tight by a size.');
    await locateDialog(shopPage).getByLabel('Add photos').setInputFiles('docs/pictures/home.webp');
    await expect(locateDialog(shopPage).getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    await locateDialog(shopPage).getByLabel('Exchange for another piece').check();
    await locateDialog(shopPage).getByLabel('What would you like instead?').fill('The one with the ruby.');
    await expectAccessible(shopPage);
    await locateDialogButton(shopPage, 'Request return').click();
    await expect(shopPage.getByRole('heading', { name: /^Return RT-/ })).toBeVisible();
    await expect(shopPage.getByText('Your request: The one with the ruby.')).toBeVisible();
  });

  const orderReturn = await prisma.return.findFirstOrThrow({ where: { order: { number } } });

  await test.step('staff find, review and approve the return', async () => {
    await signInNewCustomer(page, prisma, { role: 'ADMIN', name: 'Test Desk' });
    await page.goto(`/#/admin/returns?view=asked&q=${orderReturn.number}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    await expect(page.getByText(orderReturn.number).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/#/admin/returns/${orderReturn.number}`);
    await expect(page.getByText('Too tight by a size.')).toBeVisible();
    await expect(page.getByText('Exchange for: The one with the ruby.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Customer photo 1' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await locateDialog(page).getByLabel('Return instructions').fill('With any courier, we pay.');
    await expectAccessible(page);
    await locateDialogButton(page, 'Approve').click();
    await expect(locateHeader(page).getByText('Approved')).toBeVisible();
  });

  await test.step('staff receive the return, and refund it in two parts', async () => {
    await page.getByRole('button', { name: 'Receive return' }).click();
    await locateDialog(page).getByLabel('Note on the item').fill('The box is missing');
    await expectAccessible(page);
    await locateDialogButton(page, 'Record and credit NPR 11,800').click();
    await expect(locateHeader(page).getByText('Received')).toBeVisible();
    await expect(page.getByText(/As new · back in stock: .+ · The box is missing/)).toBeVisible();
    expect(await prisma.stockMove.count({ where: { order: { number }, reason: 'RETURN' } })).toBe(1);

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await locateDialog(page).getByLabel('Amount (NPR)').fill('5,000');
    await locateDialog(page).getByLabel('Reference').fill('NIC-1');
    await expectAccessible(page);
    await locateDialogButton(page, 'Refund NPR 5,000').click();
    await expect(locateDialog(page)).toHaveCount(0);
    await expect(page.getByText('with a credit of NPR 6,800', { exact: false })).toBeVisible();

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await locateDialogButton(page, 'Refund NPR 6,800').click();
    await expect(locateHeader(page).getByText('Completed')).toBeVisible();
  });

  await test.step('a parcel refused on delivery is recorded on its order', async () => {
    await page.goto(`/#/admin/orders/${refusedOrder.number}`);
    await page.getByRole('button', { name: 'Mark parcel as returned' }).click();
    await expectAccessible(page);
    await locateDialogButton(page, /^Record and credit/).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Return RT-/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('Returned').first()).toBeVisible();
    expect(await prisma.order.findUniqueOrThrow({ where: { id: refusedOrder.id } })).toMatchObject({
      status: 'RETURNED',
    });
  });

  await test.step('the shopper sees the result', async () => {
    await shopPage.reload();
    const returns = shopPage.getByRole('region', { name: 'Returns and refunds' });
    await expect(returns.getByText('1 of 1 returned')).toBeVisible();
    await expect(returns.getByText(/^NPR 5,000 refunded on .*NIC-1$/)).toBeVisible();
    await expect(returns.getByText(/^NPR 6,800 refunded on/)).toBeVisible();
    await expectAccessible(shopPage);
  });
  await page.context().close();
});
