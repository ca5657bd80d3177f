import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { addToCart, openCartPanel, readStoredCart } from './shopper.ts';

test('the size guide opens over the product, keeps the chosen size and sets another', async ({ page }) => {
  await page.goto('/#/products/himal-solitaire-ring-18k');
  const main = page.getByRole('main');
  await main.getByText('12', { exact: true }).click();
  const expectedUrl = page.url();
  await main.getByRole('link', { name: 'Size guide' }).click();
  const guide = page.getByRole('dialog', { name: 'Size guide' });
  await expect(guide).toContainText('You have chosen size 12.');
  await expectAccessible(page);
  await page.goBack();
  await expect(guide).toBeHidden();
  expect(page.url()).toBe(expectedUrl);
  await expect(main.getByRole('radio', { name: '12' })).toBeChecked();

  await main.getByRole('link', { name: 'Size guide' }).click();
  await guide.getByRole('button', { name: 'Use this size: 15' }).click();
  await expect(guide).toBeHidden();
  await expect(main.getByRole('radio', { name: '15' })).toBeChecked();
  expect(page.url()).toBe(expectedUrl);
});

test('a diamond product lists its stones and its certificate; a sold-out size offers an alert', async ({
  page,
}) => {
  await page.goto('/#/products/himal-solitaire-ring-18k');
  const main = page.getByRole('main');
  const stones = main.getByRole('table', { name: 'Stones' });
  await stones.scrollIntoViewIfNeeded();
  await expect(
    stones.getByRole('row', {
      name: /1 × diamond .*1.02 ct .*Round brilliant .*6.43 – 6.47 × 4.01 mm .*G .*VS2/,
    }),
  ).toBeVisible();
  const certificate = main.getByRole('region', { name: 'Certificate' });
  await expect(certificate).toContainText('6.43 – 6.47 × 4.01 mm');
  await expect(certificate.getByRole('link', { name: 'Verify this certificate with IGI' })).toHaveAttribute(
    'href',
    'https://www.igi.org/verify-your-report/?r=DEMO-1001',
  );
  await main.getByRole('radio', { name: /^9/ }).check();
  await expect(main.getByRole('button', { name: /^Notify me when / })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/#/products?category=diamond');
  await expect(page.getByRole('article').filter({ hasText: 'Himal Solitaire Ring' }).first()).toContainText(
    '18K gold · 1.02 ct diamond',
  );
});

test('the last item cannot be added twice, and a removed line can be restored', async ({ page, prisma }) => {
  const { slug } = await anActiveProduct(prisma, { name: 'Only ring', price: 1200, stock: 1 });
  await addToCart(page, slug);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(main.getByText('The last one is already in your cart.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'The last one is already' })).toBeVisible();
  const before = await readStoredCart(page);
  expect(before).toMatchObject({ totalItems: 1, items: [{ quantity: 1 }] });

  const panel = await openCartPanel(page);
  await expect(panel.getByText('No more in stock')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Increase quantity' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Remove Only ring' }).click();
  await expect(panel.getByText('Only ring was removed.')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('Shopping Cart (1)');
  expect((await readStoredCart(page)).items).toEqual(before.items);

  await page.goto('/#/cart');
  // Removes earlier toasts, one of which may cover the button.
  await page.reload();
  await main.getByRole('button', { name: 'Clear cart' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear cart' }).click();
  await expect(main).toContainText('Your cart is empty');
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('link', { name: 'Only ring' }).first()).toBeVisible();
  expect((await readStoredCart(page)).items).toEqual(before.items);
});

test('the compare bar appears only on the list and on product pages', async ({ page }) => {
  await page.goto('/#/products/himal-solitaire-ring-18k');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Compare / }).click();
  const comparisonBar = page.getByRole('region', { name: 'Comparison' });
  await expect(comparisonBar).toBeVisible();
  const addButton = main.getByRole('button', { name: 'Add to cart' }).first();
  const [barBox, addButtonBox] = [await comparisonBar.boundingBox(), await addButton.boundingBox()];
  expect(barBox?.y).toBeGreaterThanOrEqual((addButtonBox?.y ?? 0) + (addButtonBox?.height ?? 0));
  await page.goto('/#/products');
  await expect(comparisonBar).toBeVisible();
  for (const path of ['/', '/cart', '/about', '/collections']) {
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(comparisonBar).toBeHidden();
  }
});

test('a phone’s menu links to categories, metals and budgets @phone', async ({ page }) => {
  await page.goto('/#/about');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const [link, expectedUrl] of [
    ['Diamond', /#\/products\?category=diamond$/],
    ['22K gold', /#\/products\?metal=gold&purity=22K$/],
    ['10,000 – 50,000', /#\/products\?minPriceWithTax=10000&maxPriceWithTax=50000$/],
  ] as const) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: link, exact: true }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(expectedUrl);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu.getByRole('list', { name: 'Budget including tax' })).toBeVisible();
  await expectAccessible(page, { withFrame: true });
});
