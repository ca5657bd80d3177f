import { calculatePriceWithTax } from '#domain/pricing/calculatePriceWithTax.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { addToCart, fillCheckout, locatePlaceOrderButton, openCartPanel } from './shopper.ts';

const PRICE = 185_583;
const DISPLAYED_PRICE = calculatePriceWithTax(PRICE, DEFAULT_SETTINGS);
const npr = formatNpr(DISPLAYED_PRICE);

const locateCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });

async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
}

async function applyFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ piece/ }).click();
}

test('the price is the same on the card, the page, the panel, the comparison and the order', async ({
  page,
  prisma,
}) => {
  const mark = createUniqueMark();
  const { slug } = await anActiveProduct(prisma, { name: `Taxed ring ${mark}`, price: PRICE });

  await test.step('a list and search suggestions show the price with tax', async () => {
    await page.goto(`/#/products?search=${mark}`);
    await expect(locateCard(page, mark)).toContainText(`${npr}incl. tax`);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill(`Taxed ring ${mark}`);
    await expect(page.getByRole('option').filter({ hasText: mark })).toContainText(npr);
  });

  await test.step('the product page shows the price with tax', async () => {
    await page.goto(`/#/products/${slug}`);
    await expect(page.getByRole('main').getByText(npr, { exact: true }).first()).toBeVisible();
    await expect(
      page.getByText(`Includes estimated tax of 18%: ${formatNpr(DISPLAYED_PRICE - PRICE)}.`),
    ).toBeVisible();
  });

  await test.step('the comparison shows the price with tax', async () => {
    await page.getByRole('main').getByRole('button').filter({ hasText: 'Compare' }).first().click();
    await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('row', { name: `Price incl. tax ${npr}` })).toBeVisible();
  });

  await test.step('the panel shows the price with tax, and its subtotal before tax', async () => {
    await addToCart(page, slug);
    const panel = await openCartPanel(page);
    await expect(panel.getByText(`${npr} each · incl. tax`)).toBeVisible();
    await expect(panel).toContainText(`Subtotalbefore tax${formatNpr(PRICE)}`);
    await expect(panel).toContainText(`Total incl. tax${npr}`);
  });

  await test.step('the button that places the order shows the price with tax', async () => {
    await fillCheckout(page);
    await expect(locatePlaceOrderButton(page)).toHaveText(`Place order · ${npr}`);
  });
});

test('a budget including tax finds a product if and only if its displayed price is within it', async ({
  page,
  prisma,
}) => {
  const mark = createUniqueMark();
  await anActiveProduct(prisma, { name: `Budget ring ${mark}`, price: PRICE });
  await page.goto(`/#/products?search=${mark}`);

  for (const [budget, isFound] of [
    [DISPLAYED_PRICE, true],
    [DISPLAYED_PRICE - 1, false],
  ] as const) {
    await openFilters(page);
    await expect(page.getByText('Budget including tax')).toBeVisible();
    await page.getByLabel('To (NPR)').fill(String(budget));
    await page.getByLabel('To (NPR)').press('Enter');
    await applyFilters(page);
    await expect(page).toHaveURL(new RegExp(`maxPriceWithTax=${budget}$`));
    await expect(page.getByRole('button', { name: /^Remove filter: Up to NPR/ })).toContainText('incl. tax');
    await expect(locateCard(page, mark)).toHaveCount(isFound ? 1 : 0);
  }

  await test.step('a bookmark from an earlier version still works, and shows the budget including tax', async () => {
    await page.goto(`/#/products?search=${mark}&maxPrice=${PRICE}`);
    await expect(locateCard(page, mark)).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Remove filter: Up to ${npr} incl. tax` })).toBeVisible();
    await page.goto(`/#/products?search=${mark}&maxPrice=${PRICE - 1}`);
    await expect(locateCard(page, mark)).toHaveCount(0);
  });
});

test('a shop that displays prices before tax does so everywhere, and mentions the tax', async ({
  page,
  prisma,
}) => {
  const mark = createUniqueMark();
  const { slug } = await anActiveProduct(prisma, { name: `Plain ring ${mark}`, price: PRICE });
  // Only this page's response is changed, because all tests share the store's settings.
  await page.route('/', async (route) => {
    const originalResponse = await route.fetch();
    const body = (await originalResponse.text()).replaceAll(
      '"showPricesWithTax":true',
      '"showPricesWithTax":false',
    );
    return route.fulfill({ response: originalResponse, body });
  });
  await page.goto(`/#/products?search=${mark}`);
  await expect(locateCard(page, mark)).toContainText(formatNpr(PRICE));
  await addToCart(page, slug);
  await expect(page.getByText('Estimated tax of 18% is added at checkout.')).toBeVisible();
  const panel = await openCartPanel(page);
  await expect(panel.getByText(`${formatNpr(PRICE)} each`)).toBeVisible();
  await expect(panel).toContainText(`Subtotal${formatNpr(PRICE)}`);
  await expect(page.getByText('incl. tax')).toHaveCount(0);
});
