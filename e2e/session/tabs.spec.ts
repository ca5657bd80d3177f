import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expect, test } from '../fixtures.ts';
import { settled } from '../settled.ts';
import { addToCart, openCartPanel, savedCart } from '../shop/shopper.ts';
import { logOut, signIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

test('what is done in one tab is done in the others', async ({ page, context, prisma }) => {
  const { email } = await aCustomer(prisma, { hasActivityConsent: false });
  const { slug } = await aShownProduct(prisma, { name: 'Shared ring', price: 1500 });
  const [shop, account] = [await context.newPage(), await context.newPage()];
  await shop.goto('/#/contact');
  await account.goto('/#/orders');
  await expect(account).toHaveURL(/#\/login$/);

  await test.step('a piece in the cart: its number, and after a reload its sums', async () => {
    await addToCart(page, slug);
    await expect(shop.getByRole('banner').getByRole('button', { name: /^Open cart/ })).toContainText('1');
    expect(await savedCart(page)).toMatchObject({
      items: [{ product: { name: 'Shared ring', price: 1500 }, quantity: 1, price: 1500 }],
      totalItems: 1,
      totalAmount: 1500,
      coupon: null,
      discount: 0,
    });
    await shop.reload();
    const theirs = await openCartPanel(shop);
    await expect(theirs).toContainText('Shopping Cart (1)');
    await expect(theirs).toContainText('Shared ring');
    await expect(theirs).toContainText('NPR 1,500');
  });

  await test.step('a cart that changes, to the last line', async () => {
    const theirs = shop.getByRole('dialog', { name: /^Shopping Cart/ });
    const ours = await openCartPanel(page);
    await ours.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(theirs).toContainText('Shopping Cart (2)');
    await expect(theirs).toContainText('NPR 3,000');
    await theirs.getByRole('button', { name: /^Remove/ }).click();
    await expect(ours).toContainText('Your cart is empty');
    await shop.keyboard.press('Escape');
    await expect(theirs).toBeHidden();
  });

  await test.step('the language', async () => {
    await page.goto('/#/about');
    await page.getByRole('contentinfo').getByRole('button', { name: 'नेपाली' }).click();
    await expect(shop.locator('html')).toHaveAttribute('lang', 'ne');
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(shop.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('a login', async () => {
    await page.goto('/#/login');
    await signIn(page, email);
    await expectGreeted(page);
    await expectGreeted(shop);
    await expect(account).toHaveURL(/#\/orders$/);
    await expectGreeted(account);
  });

  await test.step('a logout', async () => {
    // A browser complains of an answer that it is refused.
    for (const tab of [shop, account]) await settled(tab);
    await logOut(page);
    await expectGreeted(shop, false);
    await expect(account).toHaveURL(/#\/login$/);
  });
});
