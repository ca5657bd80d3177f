import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, isPhone, test } from '../fixtures.ts';
import { addToCart, openCartPanel, readStoredCart } from './shopper.ts';

test('the quantity of a cart line changes, its item is added again as a separate line and removed, and the empty panel links to the products', {
  tag: '@phone',
}, async ({ page, prisma }) => {
  const { slug, id } = await anActiveProduct(prisma, {
    name: 'Panel ring',
    price: 1200,
    variants: [{ size: '12' }],
  });
  await addToCart(page, slug, { size: '12' });
  const panel = await openCartPanel(page);
  await expect(panel.getByText('Size: 12')).toBeVisible();
  await expect(panel.getByText('NPR 1,416 each')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(panel).toContainText('Shopping Cart (2)');
  await expect(panel.getByText('NPR 2,400').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(panel.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled();
  await panel.getByRole('link', { name: 'Panel ring' }).click();
  await expect(page).toHaveURL(new RegExp(`#/products/(${slug}|${id})$`));
  await expect(panel).toBeHidden();

  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await expect.poll(async () => (await readStoredCart(page)).items.length).toBe(2);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Open cart/ })).toContainText('2');

  await openCartPanel(page);
  for (const remainingItems of [1, 0]) {
    await panel
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(panel).toContainText(`Shopping Cart (${remainingItems})`);
  }
  // The toast appears inside the panel, where it does not cover the buttons.
  await expect(panel.getByText('Item removed from cart').first()).toBeVisible();
  await expect(panel).toContainText('Your cart is empty');
  await expect(panel).toContainText('Start shopping to add items to your cart.');
  await panel.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/#\/products$/);
  await expect(panel).toBeHidden();
});

test('the panel shows the exact amount missing for free shipping', {
  tag: '@phone',
}, async ({ page, prisma }) => {
  await addToCart(page, (await anActiveProduct(prisma, { price: 4999 })).slug);
  const panel = await openCartPanel(page);
  await expect(panel).toContainText('Shipping calculated at checkout.');
  await expect(panel).toContainText('Add NPR 1 for free shipping');
  await addToCart(page, (await anActiveProduct(prisma, { price: 1 })).slug);
  await openCartPanel(page);
  await expect(panel).toContainText('Free shipping applied!');
});

test('every link and every close action closes the panel', async ({ page, prisma }) => {
  const { slug } = await anActiveProduct(prisma, { price: 1200 });
  await addToCart(page, slug);
  for (const [link, expectedUrl] of [
    ['View Cart', /#\/cart$/],
    ['Checkout', /#\/checkout$/],
    ['Continue Shopping', /#\/products$/],
  ] as const) {
    const panel = await openCartPanel(page);
    await panel.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(expectedUrl);
    await expect(panel).toBeHidden();
  }
  const panel = await openCartPanel(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await openCartPanel(page);
  await panel.getByRole('button', { name: 'Close cart' }).click();
  await expect(panel).toBeHidden();
  if (isPhone(page)) return;
  await openCartPanel(page);
  await page.mouse.click(50, 400);
  await expect(panel).toBeHidden();
});

test('the panel opens from a toast, closes with Back, and stays closed after further navigation', async ({
  page,
  prisma,
}) => {
  const { slug } = await anActiveProduct(prisma, { name: 'Returning ring', price: 1200 });
  await page.goto('/#/about');
  await addToCart(page, slug);
  const historyLength = await page.evaluate(() => window.history.length);
  await page.getByRole('button', { name: 'View cart' }).click();
  const panel = page.getByRole('dialog', { name: /^Shopping Cart/ });
  await expect(panel).toContainText('Returning ring');
  await panel.getByRole('button', { name: 'Increase quantity' }).click();
  expect(await readStoredCart(page)).toMatchObject({ isOpen: true, totalItems: 2 });

  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#/products/${slug}$`));
  expect(await readStoredCart(page)).toMatchObject({ isOpen: false, totalItems: 2 });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Returning ring');
  await expect(panel).toBeHidden();

  await openCartPanel(page);
  await panel.getByRole('link', { name: 'View Cart' }).click();
  await expect(page).toHaveURL(/#\/cart$/);
  expect(await page.evaluate(() => window.history.length)).toBe(historyLength + 1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`#/products/${slug}$`));
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/#\/about$/);
});
