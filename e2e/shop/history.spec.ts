import { expect, test } from '../fixtures.ts';
import { SCREENS } from '../screens.ts';

const ALL_SCREENS = Object.values(SCREENS).flat();

test('Back and Forward show every visited screen', async ({ page }) => {
  const h1 = page.getByRole('heading', { level: 1 });
  for (const { path, heading: expectedHeading } of ALL_SCREENS) {
    await page.goto(`/#${path}`);
    await expect(h1).toHaveText(expectedHeading);
  }
  for (const { heading: expectedHeading } of [...ALL_SCREENS].reverse().slice(1)) {
    await page.goBack();
    await expect(h1).toHaveText(expectedHeading);
  }
  for (const { heading: expectedHeading } of ALL_SCREENS.slice(1, 6)) {
    await page.goForward();
    await expect(h1).toHaveText(expectedHeading);
  }
});

test('"Load more" and the scroll position are restored after a visit to a product, and a new screen starts at the top', async ({
  page,
}) => {
  await page.goto('/#/products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(24);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(40);
  const loadedCount = await cards.count();

  const lastCard = cards.nth(loadedCount - 3);
  await lastCard.scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  await lastCard.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/products\/[^/?]+$/);
  await expect(
    page.getByRole('button', { name: 'Add to cart' }).or(page.getByText('Sold out')).first(),
  ).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(loadedCount);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollPosition - 300);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/#\/about$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back closes an overlay, and closing it without Back leaves no history entry @phone', async ({
  page,
}) => {
  await page.goto('/#/about');
  await page.goto('/#/products');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  const historyLength = await page.evaluate(() => window.history.length);

  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Products' }).click();
  await expect(menu).toBeHidden();

  const filters = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(filters).toBeVisible();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/#\/products$/);

  await page.goto('/#/products/himal-solitaire-ring-18k');
  const photoDialog = page.getByRole('dialog', { name: 'Photos of Himal Solitaire Ring' });
  await page.getByRole('button', { name: /^Enlarge photo 1 / }).click();
  await expect(photoDialog).toBeVisible();
  await page.goBack();
  await expect(photoDialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Himal Solitaire Ring');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/#\/products\/himal-solitaire-ring-18k$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/products$/);
  await page.goBack();
  await expect(page).toHaveURL(/#\/about$/);
  expect(await page.evaluate(() => window.history.length)).toBeLessThanOrEqual(historyLength + 2);
});
