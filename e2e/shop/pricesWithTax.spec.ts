import { formatNpr } from '#domain/pricing/money.ts';
import { priceWithTax } from '#domain/pricing/priceWithTax.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { aMark } from '../aMark.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { addToCart, fillCheckout, openCartPanel, placeOrderButton } from './shopper.ts';

const PRICE = 185_583;
const SHOWN = priceWithTax(PRICE, DEFAULT_SETTINGS);
const npr = formatNpr(SHOWN);

const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name });

async function openFilters(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
}

async function showFiltered(page: Page) {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ piece/ }).click();
}

test('the price on the card is the price of the page, the panel, the comparison and the order', async ({
  page,
  prisma,
}) => {
  const mark = aMark();
  const { slug } = await aShownProduct(prisma, { name: `Taxed ring ${mark}`, price: PRICE });

  await test.step('in a list and among the suggestions of the search', async () => {
    await page.goto(`/#/products?search=${mark}`);
    await expect(card(page, mark)).toContainText(`${npr}incl. tax`);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill(`Taxed ring ${mark}`);
    await expect(page.getByRole('option').filter({ hasText: mark })).toContainText(npr);
  });

  await test.step('on its page', async () => {
    await page.goto(`/#/products/${slug}`);
    await expect(page.getByRole('main').getByText(npr, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(`Includes estimated tax of 18%: ${formatNpr(SHOWN - PRICE)}.`)).toBeVisible();
  });

  await test.step('in the comparison', async () => {
    await page.getByRole('main').getByRole('button').filter({ hasText: 'Compare' }).first().click();
    await page.getByRole('region', { name: 'Comparison' }).getByRole('link', { name: 'Compare' }).click();
    await expect(page.getByRole('row', { name: `Price incl. tax ${npr}` })).toBeVisible();
  });

  await test.step('in the panel, whose subtotal stays before tax', async () => {
    await addToCart(page, slug);
    const panel = await openCartPanel(page);
    await expect(panel.getByText(`${npr} each · incl. tax`)).toBeVisible();
    await expect(panel).toContainText(`Subtotalbefore tax${formatNpr(PRICE)}`);
    await expect(panel).toContainText(`Total incl. tax${npr}`);
  });

  await test.step('and on the button that places the order', async () => {
    await fillCheckout(page);
    await expect(placeOrderButton(page)).toHaveText(`Place order · ${npr}`);
  });
});

test('a budget including tax finds a piece exactly if its shown price is within it', async ({
  page,
  prisma,
}) => {
  const mark = aMark();
  await aShownProduct(prisma, { name: `Budget ring ${mark}`, price: PRICE });
  await page.goto(`/#/products?search=${mark}`);

  for (const [budget, isFound] of [
    [SHOWN, true],
    [SHOWN - 1, false],
  ] as const) {
    await openFilters(page);
    await expect(page.getByText('Budget including tax')).toBeVisible();
    await page.getByLabel('To (NPR)').fill(String(budget));
    await page.getByLabel('To (NPR)').press('Enter');
    await showFiltered(page);
    await expect(page).toHaveURL(new RegExp(`maxPriceWithTax=${budget}$`));
    await expect(page.getByRole('button', { name: /^Remove filter: Up to NPR/ })).toContainText('incl. tax');
    await expect(card(page, mark)).toHaveCount(isFound ? 1 : 0);
  }

  await test.step('an earlier bookmark finds what it found, and says so in prices with tax', async () => {
    await page.goto(`/#/products?search=${mark}&maxPrice=${PRICE}`);
    await expect(card(page, mark)).toHaveCount(1);
    await expect(page.getByRole('button', { name: `Remove filter: Up to ${npr} incl. tax` })).toBeVisible();
    await page.goto(`/#/products?search=${mark}&maxPrice=${PRICE - 1}`);
    await expect(card(page, mark)).toHaveCount(0);
  });
});

test('a shop that shows prices before tax shows them so everywhere, and says that tax is added', async ({
  page,
  prisma,
}) => {
  const mark = aMark();
  const { slug } = await aShownProduct(prisma, { name: `Plain ring ${mark}`, price: PRICE });
  // Only this page's store is of that mind: the settings of the store under test are everybody's.
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"showPricesWithTax":true', '"showPricesWithTax":false');
    return route.fulfill({ response: answer, body });
  });
  await page.goto(`/#/products?search=${mark}`);
  await expect(card(page, mark)).toContainText(formatNpr(PRICE));
  await addToCart(page, slug);
  await expect(page.getByText('Estimated tax of 18% is added at checkout.')).toBeVisible();
  const panel = await openCartPanel(page);
  await expect(panel.getByText(`${formatNpr(PRICE)} each`)).toBeVisible();
  await expect(panel).toContainText(`Subtotal${formatNpr(PRICE)}`);
  await expect(page.getByText('incl. tax')).toHaveCount(0);
});
