import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, readStoredCart } from '../shop/shopper.ts';
import { logOut, signIn } from '../signInNewCustomer.ts';

test('a saved cart appears on another device, and no items are lost', async ({ page, browser, prisma }) => {
  const [ring, chain] = [
    await anActiveProduct(prisma, { name: 'Travelling ring' }),
    await anActiveProduct(prisma),
  ];
  const customer = await aCustomer(prisma);
  const readCartNames = async (device: typeof page) =>
    (await readStoredCart(device))?.items
      .map(({ product }: { product: { name: string } }) => product.name)
      .sort();

  await addToCart(page, ring.slug);
  await page.goto('/#/login');
  await signIn(page, customer.email, PASSWORD);
  await expect
    .poll(() => prisma.savedCartLine.count({ where: { userId: customer.id, productId: ring.id } }))
    .toBe(1);

  const otherContext = await browser.newContext();
  const otherPage = await otherContext.newPage();
  await otherPage.goto('/#/login');
  await signIn(otherPage, customer.email, PASSWORD);
  await expect(otherPage.getByText('1 piece from your account is now in your cart.')).toBeVisible();
  expect(await readCartNames(otherPage)).toEqual([ring.name]);
  await addToCart(otherPage, chain.slug);
  await expect.poll(() => prisma.savedCartLine.count({ where: { userId: customer.id } })).toBe(2);
  await otherContext.close();

  await page.reload();
  await expect.poll(() => readCartNames(page)).toEqual([chain.name, ring.name].sort());
  await logOut(page);
  await expect.poll(() => readCartNames(page)).toEqual([]);
  await page.goto('/#/login');
  await signIn(page, customer.email, PASSWORD);
  await expect.poll(() => readCartNames(page)).toEqual([chain.name, ring.name].sort());
  expect(await prisma.savedCartLine.count({ where: { userId: customer.id } })).toBe(2);
});
