import { aCoupon } from '#graph/testing/aCoupon.ts';
import { setLevel } from '#graph/testing/setLevel.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { describeOperation, dropConnection, failOperation, respondWith } from '../requests.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import {
  addToCart,
  createUniqueGuest,
  expectFilledForm,
  fillCheckout,
  locatePlaceOrderButton,
  readStoredCart,
} from './shopper.ts';

test('a guest’s checkout with every possible problem results in one order', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  const soldOutProduct = await anActiveProduct(prisma, { name: 'Last ring', price: 6000, stock: 1 });
  const availableProduct = await anActiveProduct(prisma, { name: 'Rising ring', price: 6000 });
  const expiredCoupon = await aCoupon(prisma, { endsAt: new Date('2026-01-01') });
  const guest = createUniqueGuest();
  const setPrice = async (price: number) => {
    await prisma.variant.updateMany({ where: { productId: availableProduct.id }, data: { price } });
    await prisma.product.update({ where: { id: availableProduct.id }, data: { price, fixedPrice: price } });
  };
  await addToCart(page, availableProduct.slug);

  await test.step('an invalid coupon shows the reason, and a valid one is applied and removed', async () => {
    await page.goto('/#/cart');
    for (const [code, message] of [
      ['NOSUCH', 'This coupon code is not valid.'],
      [expiredCoupon.code, 'This coupon has expired.'],
      ['DASHAIN500', /orders of NPR 10,000 or more/],
    ] as const) {
      await page.getByLabel('Coupon code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.getByLabel('Coupon code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Coupon "WELCOME10" applied!')).toBeVisible();
    expect(await readStoredCart(page)).toMatchObject({
      coupon: 'WELCOME10',
      discount: 600,
      totalAmount: 5400,
    });
    await expect(page.getByRole('main')).toContainText('NPR 6,372');
    await page.getByRole('button', { name: 'Remove coupon' }).click();
    await expect(page.getByText('Coupon removed')).toBeVisible();
    expect(await readStoredCart(page)).toMatchObject({ coupon: null, discount: 0, totalAmount: 6000 });
  });

  await addToCart(page, soldOutProduct.slug);

  await test.step('each empty field shows an error, and the first one receives focus', async () => {
    await page.goto('/#/checkout');
    await locatePlaceOrderButton(page).click();
    await expect(page.getByText('Enter the street or tole.')).toBeVisible();
    await expect(page.getByText('Choose a district.')).toBeVisible();
    await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
    await expect(page).toHaveURL(/#\/checkout$/);
  });

  await test.step('input is kept after a reload and failed submissions', async () => {
    await fillCheckout(page, { guest });
    await page.reload();
    await expectFilledForm(page, guest);
    for (const [failure, text] of [
      [respondWith(500), 'The store didn’t respond'],
      [respondWith(403), 'We could not connect to the store'],
      [dropConnection, 'We could not connect to the store'],
    ] as const) {
      let failureCount = 0;
      const restoreOperation = await failOperation(page, 'PlaceOrder', async (route) => {
        await failure(route);
        failureCount += 1;
      });
      await locatePlaceOrderButton(page).click();
      await expect.poll(() => failureCount).toBe(1);
      await expect(page.getByText(text)).toBeVisible();
      await expectFilledForm(page, guest);
      await restoreOperation();
    }
    await page.reload();
    await expectFilledForm(page, guest);
    consoleErrors.length = 0;
  });

  await test.step('an item that has sold out is named, and the form keeps its input', async () => {
    await setLevel(prisma, soldOutProduct.id, 0);
    await locatePlaceOrderButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Last ring' });
    await expect(alert).toContainText(/sold out/i);
    expect((await readStoredCart(page)).items).toHaveLength(2);
    await alert.getByRole('button', { name: 'Update cart' }).click();
    await expectFilledForm(page, guest);
    await expect(locatePlaceOrderButton(page)).toHaveText('Place order · NPR 7,080');
  });

  await test.step('without a price hold, a higher price is shown and must be confirmed, and the cart is unchanged', async () => {
    // A separate request creates a price hold for the updated cart. It must finish before the hold is removed.
    await waitUntilIdle(page);
    await page.evaluate(() => sessionStorage.removeItem('quoteWithPriceHold'));
    await setPrice(7000);
    await locatePlaceOrderButton(page).click();
    await expect(page.getByText('The total has risen from NPR 7,080 to NPR 8,260')).toBeVisible();
    expect((await readStoredCart(page)).items).toHaveLength(1);
    await expect(locatePlaceOrderButton(page)).toHaveText('Place order · NPR 8,260');
  });

  await test.step('an order whose response was lost can be submitted again', async () => {
    // A lower price is charged without confirmation.
    await setPrice(5500);
    let isResponseLost = false;
    await page.route('**/graphql', async (route) => {
      if (isResponseLost || describeOperation(route) !== 'PlaceOrder') return route.fallback();
      isResponseLost = true;
      await route.fetch();
      return route.abort();
    });
    await locatePlaceOrderButton(page).click();
    await expect(page.getByText('We could not connect to the store')).toBeVisible();
    await locatePlaceOrderButton(page).click();
  });

  await test.step('only one order exists', async () => {
    await expect(page).toHaveURL(/#\/order-success\//);
    await expect(page.getByRole('main')).toContainText('Rising ring');
    await expect(page.getByRole('main')).toContainText('NPR 6,490');
    expect(await prisma.order.count({ where: { contactEmail: guest.email } })).toBe(1);
    consoleErrors.length = 0;
  });
});
