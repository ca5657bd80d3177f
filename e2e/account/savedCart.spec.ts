import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, readStoredCart } from '../shop/shopper.ts';
import { logOut, signIn } from '../signInNewCustomer.ts';

test('a cart follows its shopper to another device, and no device loses its items', async ({
  page,
  browser,
  prisma,
}) => {
  const [ring, chain] = [
    await anActiveProduct(prisma, { name: 'Travelling ring' }),
    await anActiveProduct(prisma),
  ];
  const customer = await aCustomer(prisma);
  const names = async (of: typeof page) =>
    (await readStoredCart(of))?.items
      .map(({ product }: { product: { name: string } }) => product.name)
      .sort();

  await addToCart(page, ring.slug);
  await page.goto('/#/login');
  await signIn(page, customer.email, PASSWORD);
  await expect
    .poll(() => prisma.savedCartLine.count({ where: { userId: customer.id, productId: ring.id } }))
    .toBe(1);

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto('/#/login');
  await signIn(other, customer.email, PASSWORD);
  await expect(other.getByText('1 piece from your account is now in your cart.')).toBeVisible();
  expect(await names(other)).toEqual([ring.name]);
  await addToCart(other, chain.slug);
  await expect.poll(() => prisma.savedCartLine.count({ where: { userId: customer.id } })).toBe(2);
  await device.close();

  await page.reload();
  await expect.poll(() => names(page)).toEqual([chain.name, ring.name].sort());
  await logOut(page);
  await expect.poll(() => names(page)).toEqual([]);
  await page.goto('/#/login');
  await signIn(page, customer.email, PASSWORD);
  await expect.poll(() => names(page)).toEqual([chain.name, ring.name].sort());
  expect(await prisma.savedCartLine.count({ where: { userId: customer.id } })).toBe(2);
});
