import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, openCartPanel, readStoredCart } from '../shop/shopper.ts';
import { logOut, signIn } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { expectSignedInHeader } from './screen.ts';

test('changes in one tab appear in the others', async ({ page, context, prisma }) => {
  const { email } = await aCustomer(prisma, { hasActivityConsent: false });
  const { slug } = await anActiveProduct(prisma, { name: 'Shared ring', price: 1500 });
  const [shop, account] = [await context.newPage(), await context.newPage()];
  await shop.goto('/#/contact');
  await account.goto('/#/orders');
  await expect(account).toHaveURL(/#\/login$/);

  await test.step('an added item updates the count immediately, and the totals after a reload', async () => {
    await addToCart(page, slug);
    await expect(shop.getByRole('banner').getByRole('button', { name: /^Open cart/ })).toContainText('1');
    expect(await readStoredCart(page)).toMatchObject({
      items: [{ product: { name: 'Shared ring', price: 1500 }, quantity: 1, price: 1500 }],
      totalItems: 1,
      totalAmount: 1500,
      coupon: null,
      discount: 0,
    });
    await shop.reload();
    const shopPanel = await openCartPanel(shop);
    await expect(shopPanel).toContainText('Shopping Cart (1)');
    await expect(shopPanel).toContainText('Shared ring');
    await expect(shopPanel).toContainText('NPR 1,500');
  });

  await test.step('cart changes appear in the other tab, including the removal of the last line', async () => {
    const shopPanel = shop.getByRole('dialog', { name: /^Shopping Cart/ });
    const pagePanel = await openCartPanel(page);
    await pagePanel.getByRole('button', { name: 'Increase quantity' }).click();
    await expect(shopPanel).toContainText('Shopping Cart (2)');
    await expect(shopPanel).toContainText('NPR 3,000');
    await shopPanel.getByRole('button', { name: /^Remove/ }).click();
    await expect(pagePanel).toContainText('Your cart is empty');
    await shop.keyboard.press('Escape');
    await expect(shopPanel).toBeHidden();
  });

  await test.step('a language change applies to the other tab', async () => {
    await page.goto('/#/about');
    await page.getByRole('contentinfo').getByRole('button', { name: 'नेपाली' }).click();
    await expect(shop.locator('html')).toHaveAttribute('lang', 'ne');
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
    await expect(shop.locator('html')).toHaveAttribute('lang', 'en');
  });

  await test.step('a login signs in the other tabs', async () => {
    await page.goto('/#/login');
    await signIn(page, email);
    await expectSignedInHeader(page);
    await expectSignedInHeader(shop);
    await expect(account).toHaveURL(/#\/orders$/);
    await expectSignedInHeader(account);
  });

  await test.step('a logout signs out the other tabs', async () => {
    // The browser would log an error for a rejected request.
    for (const tab of [shop, account]) await waitUntilIdle(tab);
    await logOut(page);
    await expectSignedInHeader(shop, false);
    await expect(account).toHaveURL(/#\/login$/);
  });
});
