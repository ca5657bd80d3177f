import { anOrder } from '#graph/testing/anOrder.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name });
const state = (page: Page) => page.getByRole('main').locator('header');

test('a piece is asked back, taken and paid for in two parts; a refused parcel comes back whole', {
  tag: '@desk',
}, async ({ page: shop, browser, prisma }) => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' })).newPage();

  const { id: productId, variants } = await aShownProduct(prisma, { stock: 3 });
  const of = { productId, variantId: variants[0]?.id };
  const shopper = await signedIn(shop, prisma, { name: 'Test Returner' });
  const { number } = await anOrder(prisma, {
    userId: shopper.id,
    contactName: shopper.name,
    contactEmail: shopper.email,
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    placedAt: new Date(Date.now() - 86_400_000),
    lines: [of],
  });
  const refused = await anOrder(prisma, { status: 'SHIPPED', lines: [of] });

  await test.step('the shopper asks, with a photograph', async () => {
    await shop.goto(`/#/orders/${number}`);
    await shop.getByRole('button', { name: 'Return pieces' }).click();
    await dialog(shop).getByLabel('Why').selectOption('WRONG_SIZE');
    await dialog(shop).getByLabel('What is wrong with it?').fill('Too tight by a size.');
    await dialog(shop).getByLabel('Add photos').setInputFiles('docs/pictures/home.webp');
    await expect(dialog(shop).getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    await dialog(shop).getByLabel('Another piece in exchange').check();
    await dialog(shop).getByLabel('What would you like instead?').fill('The one with the ruby.');
    await expectAccessible(shop);
    await inDialog(shop, 'Ask for the return').click();
    await expect(shop.getByRole('heading', { name: /^Return RT-/ })).toBeVisible();
    await expect(shop.getByText('You would rather have: The one with the ruby.')).toBeVisible();
  });

  const back = await prisma.return.findFirstOrThrow({ where: { order: { number } } });

  await test.step('staff find it in the list, look at it and approve it', async () => {
    await signedIn(page, prisma, { role: 'ADMIN', name: 'Test Desk' });
    await page.goto(`/#/admin/returns?view=asked&q=${back.number}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Returns' })).toBeVisible();
    await expect(page.getByText(back.number).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/#/admin/returns/${back.number}`);
    await expect(page.getByText('Too tight by a size.')).toBeVisible();
    await expect(page.getByText('Wanted instead: The one with the ruby.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Photograph 1 of the buyer' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Approve' }).click();
    await dialog(page).getByLabel('How to send it').fill('With any courier, we pay.');
    await expectAccessible(page);
    await inDialog(page, 'Approve').click();
    await expect(state(page).getByText('To be sent')).toBeVisible();
  });

  await test.step('they enter what came, and pay it back in two parts', async () => {
    await page.getByRole('button', { name: 'Enter what came' }).click();
    await dialog(page).getByLabel('Note on what came').fill('The box is missing');
    await expectAccessible(page);
    await inDialog(page, 'Enter, credit NPR 11,800').click();
    await expect(state(page).getByText('Received')).toBeVisible();
    await expect(page.getByText(/As new · back in stock: .+ · The box is missing/)).toBeVisible();
    expect(await prisma.stockMove.count({ where: { order: { number }, reason: 'RETURN' } })).toBe(1);

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await dialog(page).getByLabel('Amount in rupees').fill('5,000');
    await dialog(page).getByLabel('Reference').fill('NIC-1');
    await expectAccessible(page);
    await inDialog(page, 'Refund NPR 5,000').click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByText('NPR 6,800 counts towards these', { exact: false })).toBeVisible();

    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await inDialog(page, 'Refund NPR 6,800').click();
    await expect(state(page).getByText('Done')).toBeVisible();
  });

  await test.step('a parcel that was refused at the door is entered on its order', async () => {
    await page.goto(`/#/admin/orders/${refused.number}`);
    await page.getByRole('button', { name: 'The parcel came back' }).click();
    await expectAccessible(page);
    await inDialog(page, /^Enter, credit/).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Return RT-/ })).toBeVisible();
    await expect(page.getByRole('main').getByText('Returned').first()).toBeVisible();
    expect(await prisma.order.findUniqueOrThrow({ where: { id: refused.id } })).toMatchObject({
      status: 'RETURNED',
    });
  });

  await test.step('the shopper sees what became of it', async () => {
    await shop.reload();
    const returns = shop.getByRole('region', { name: 'Returns and refunds' });
    await expect(returns.getByText('1 of 1 returned')).toBeVisible();
    await expect(returns.getByText(/^NPR 5,000 refunded on .*NIC-1$/)).toBeVisible();
    await expect(returns.getByText(/^NPR 6,800 refunded on/)).toBeVisible();
    await expectAccessible(shop);
  });
  await page.context().close();
});
