import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aPiece } from '../aPiece.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, openCartPanel } from '../shop/shopper.ts';
import { logOut, signedIn, signIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

test('a logout in one tab is one in the others', async ({ page, context, prisma }) => {
  await signedIn(page, prisma);
  await page.goto('/#/about');
  const [shop, account] = [await context.newPage(), await context.newPage()];
  await shop.goto('/#/contact');
  await account.goto('/#/dashboard');
  await expectGreeted(shop);
  await expectGreeted(account);
  await expectGreeted(page);

  await logOut(page);
  await expectGreeted(shop, false);
  await expect(account).toHaveURL(/#\/login$/);
});

test('a login in one tab is one in the others', async ({ page, context, prisma }) => {
  const { email } = await aCustomer(prisma);
  const [shop, waiting] = [await context.newPage(), await context.newPage()];
  await shop.goto('/#/contact');
  await waiting.goto('/#/orders');
  await expect(waiting).toHaveURL(/#\/login$/);
  await page.goto('/#/login');
  await signIn(page, email);
  await expectGreeted(page);
  await expectGreeted(shop);
  await expect(waiting).toHaveURL(/#\/orders$/);
});

test('a cart that changes in one tab changes in the others, to the last line', async ({
  page,
  context,
  prisma,
}) => {
  const { slug } = await aPiece(prisma, { name: 'Shared ring', price: 1500 });
  const other = await context.newPage();
  await other.goto('/#/about');
  await addToCart(page, slug);
  const theirs = await openCartPanel(other);
  await expect(theirs).toContainText('Shopping Cart (1)');
  const ours = await openCartPanel(page);
  await ours.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(theirs).toContainText('Shopping Cart (2)');
  await expect(theirs).toContainText('NPR 3,000');
  await theirs.getByRole('button', { name: /^Remove/ }).click();
  await expect(ours).toContainText('Your cart is empty');
});
