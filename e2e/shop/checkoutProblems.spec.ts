import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aPiece } from '../aPiece.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, fillCheckout, placeOrderButton, savedCart } from './shopper.ts';

test('each empty field says what it wants, and the first one gets the focus', async ({ page, prisma }) => {
  const { slug } = await aPiece(prisma);
  await addToCart(page, slug);
  await page.goto('/#/checkout');
  await placeOrderButton(page).click();
  await expect(page.getByText('Enter the street or tole.')).toBeVisible();
  await expect(page.getByText('Choose the district.')).toBeVisible();
  await expect(page.getByLabel('Full name', { exact: true })).toBeFocused();
  await expect(page).toHaveURL(/#\/checkout$/);
});

test('a price that rose is shown and asked again, with the cart intact', async ({ page, prisma }) => {
  const { id, slug } = await aPiece(prisma, { name: 'Rising ring', price: 6000 });
  await addToCart(page, slug);
  await fillCheckout(page);
  await expect(placeOrderButton(page)).toHaveText('Place order · NPR 7,080');

  await prisma.variant.updateMany({ where: { productId: id }, data: { price: 7000 } });
  await prisma.product.update({ where: { id }, data: { price: 7000, fixedPrice: 7000 } });
  await placeOrderButton(page).click();
  await expect(page.getByText('The total is now NPR 8,260, not NPR 7,080')).toBeVisible();
  expect((await savedCart(page)).items).toHaveLength(1);
  await expect(placeOrderButton(page)).toHaveText('Place order · NPR 8,260');

  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/#\/order-success\//);
});

test('a price that fell is charged without asking', async ({ page, prisma }) => {
  const { id, slug } = await aPiece(prisma, { price: 6000 });
  await addToCart(page, slug);
  await fillCheckout(page);
  await prisma.variant.updateMany({ where: { productId: id }, data: { price: 5500 } });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/#\/order-success\//);
  await expect(page.getByRole('main')).toContainText('NPR 6,490');
});

test('a piece that was sold meanwhile is named, and the form keeps what was typed', async ({
  page,
  prisma,
}) => {
  const gone = await aPiece(prisma, { name: 'Last ring', price: 6000, stock: 1 });
  const kept = await aPiece(prisma, { name: 'Other ring', price: 6000 });
  await addToCart(page, gone.slug);
  await addToCart(page, kept.slug);
  await fillCheckout(page);
  await prisma.variant.updateMany({ where: { productId: gone.id }, data: { stock: 0 } });
  await prisma.product.update({ where: { id: gone.id }, data: { stock: 0 } });
  await placeOrderButton(page).click();

  const alert = page.getByRole('alert').filter({ hasText: 'Last ring' });
  await expect(alert).toContainText(/sold out/i);
  expect((await savedCart(page)).items).toHaveLength(2);
  await alert.getByRole('button', { name: 'Update the cart' }).click();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Test Guest');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/#\/order-success\//);
  await expect(page.getByRole('main')).toContainText('Other ring');
});

test('cash on delivery is closed from NPR 500,000 up, and says why', async ({ page, prisma }) => {
  const { slug } = await aPiece(prisma, { price: 423_729 });
  await addToCart(page, slug);
  await page.goto('/#/checkout');
  await expect(placeOrderButton(page)).toHaveText('Place order · NPR 5,00,000');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeDisabled();
  await expect(page.getByRole('group', { name: 'Payment' })).toContainText(/NPR 5,00,000/);
});

test('a coupon is taken off, shown, and taken back', async ({ page, prisma }) => {
  const { slug } = await aPiece(prisma, { price: 10_000 });
  await addToCart(page, slug);
  await page.goto('/#/cart');
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Coupon "WELCOME10" applied!')).toBeVisible();
  expect(await savedCart(page)).toMatchObject({ coupon: 'WELCOME10', discount: 1000, totalAmount: 9000 });
  await expect(page.getByRole('main')).toContainText('NPR 10,620');
  await page.getByRole('button', { name: 'Remove coupon' }).click();
  await expect(page.getByText('Coupon removed')).toBeVisible();
  expect(await savedCart(page)).toMatchObject({ coupon: null, discount: 0, totalAmount: 10_000 });
});

test('a coupon that does not hold says why under the field', async ({ page, prisma }) => {
  const { slug } = await aPiece(prisma, { price: 6000 });
  const over = await aCoupon(prisma, { endsAt: new Date('2026-01-01') });
  await addToCart(page, slug);
  await page.goto('/#/cart');
  for (const [code, says] of [
    ['NOSUCH', 'This coupon code is not valid.'],
    [over.code, 'This coupon has expired.'],
    ['DASHAIN500', /orders of NPR 10,000 or more/],
  ] as const) {
    await page.getByLabel('Coupon code').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(says)).toBeVisible();
  }
});

test('a half filled form is there again after a reload', async ({ page, prisma }) => {
  const { slug } = await aPiece(prisma);
  await addToCart(page, slug);
  await fillCheckout(page);
  await page.reload();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Test Guest');
  await expect(page.getByLabel('Municipality')).toHaveValue('Lalitpur');
  await expect(page.getByRole('combobox', { name: /^Ward/ })).toHaveValue('9');
});

test('an answer that never came can be asked for again, and it is still one order', async ({
  page,
  prisma,
  complaints,
}) => {
  const { slug } = await aPiece(prisma);
  await addToCart(page, slug);
  const email = `again-${crypto.randomUUID()}@example.com`;
  await fillCheckout(page);
  await page.getByLabel('Email', { exact: true }).fill(email);

  let lost = false;
  await page.route('**/graphql', async (route) => {
    if (lost || !route.request().postData()?.includes('mutation PlaceOrder')) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await placeOrderButton(page).click();
  await expect(page.getByText('We could not connect to the store')).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/#\/order-success\//);
  expect(await prisma.order.count({ where: { contactEmail: email } })).toBe(1);
  complaints.length = 0;
});
