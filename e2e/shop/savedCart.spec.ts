import { aPiece } from '../aPiece.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, openCartPanel, savedCart } from './shopper.ts';

const CART = 'cart';

test('a cart is there again after a reload, with its sums', async ({ page, prisma }) => {
  const { slug } = await aPiece(prisma, { name: 'Kept ring', price: 1500 });
  await addToCart(page, slug);
  expect(await savedCart(page)).toMatchObject({
    items: [{ product: { name: 'Kept ring', price: 1500 }, quantity: 1, price: 1500 }],
    totalItems: 1,
    totalAmount: 1500,
    coupon: null,
    discount: 0,
  });
  await page.reload();
  const panel = await openCartPanel(page);
  await expect(panel).toContainText('Kept ring');
  await expect(panel).toContainText('NPR 1,500');
});

for (const [what, saved] of [
  ['what cannot be read', '{"items":'],
  [
    'lines of the old make, without a product',
    JSON.stringify({ items: [{ id: '1', name: 'Ring', price: 10, quantity: 1 }] }),
  ],
] as const)
  test(`a saved cart is discarded, and the console alone is told: ${what}`, async ({ page, complaints }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CART, saved] as const);
    await page.goto('/#/cart');
    await expect(page.getByRole('main')).toContainText('Your cart is empty');
    expect(complaints.splice(0)).toEqual([`The cart could not be read. ${saved}`]);
  });

test('values that are no numbers count as nothing', async ({ page }) => {
  const cart = {
    items: [
      {
        id: 'a',
        product: { _id: 'p', name: 'Odd ring', price: 'much' },
        quantity: 2,
        price: 'much',
        variant: null,
      },
    ],
    totalItems: 2,
    totalAmount: 99,
    isOpen: false,
    coupon: null,
    discount: 0,
  };
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    CART,
    JSON.stringify(cart),
  ] as const);
  await page.goto('/#/about');
  const panel = await openCartPanel(page);
  await expect(panel).toContainText('Odd ring');
  await expect(panel).toContainText('NPR 0');
});

test('what one tab puts into the cart shows in the other', async ({ page, context, prisma }) => {
  const { slug } = await aPiece(prisma, { price: 1500 });
  const other = await context.newPage();
  await other.goto('/#/about');
  await addToCart(page, slug);
  await expect(other.getByRole('banner').getByRole('button', { name: /^Open cart/ })).toContainText('1');
});
