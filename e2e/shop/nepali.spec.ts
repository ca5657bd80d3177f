import type { OrderStatus } from '#domain/orders/orderLifecycle.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { scrollThrough } from '../accessibility.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { ACCOUNT_SCREENS, SCREENS } from '../screens.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { findEnglishText } from './findEnglishText.ts';

const ALL_SCREENS = Object.values(SCREENS).flat();
const NOT_FOUND_HEADING = /^४०४/;
const CUSTOMER_NAME = 'सीता महर्जन';
/** Screens that show more on a desktop than on a phone. */
const DESKTOP_SCREENS = ['home', 'products', 'product', 'about'];

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'ne'));
});

test('the shop screens are entirely in Nepali', async ({ page, prisma }) => {
  test.slow();
  const userTexts = await readShopperTexts(prisma);
  for (const { name, path } of ALL_SCREENS)
    if (name !== 'admin login') await expectNepali(page, path, userTexts);
});

test('desktop screens are entirely in Nepali', async ({ page, prisma }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const userTexts = await readShopperTexts(prisma);
  for (const { name, path } of ALL_SCREENS)
    if (DESKTOP_SCREENS.includes(name)) await expectNepali(page, path, userTexts);
});

test('an account with orders in every status is entirely in Nepali', async ({ page, prisma }) => {
  test.slow();
  const customer = await signInNewCustomer(page, prisma, { name: CUSTOMER_NAME });
  const statuses: OrderStatus[] = ['PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED'];
  const product = await prisma.product.findFirstOrThrow({ where: { slug: 'himal-solitaire-ring-18k' } });
  const orders = await Promise.all(
    statuses.map((status) =>
      anOrder(prisma, {
        userId: customer.id,
        status,
        contactName: CUSTOMER_NAME,
        shipName: CUSTOMER_NAME,
        street: 'पुल्चोक, घर १२',
        trackingNumber: 'NCM-123',
        carrier: 'नेपाल क्यान मुभ',
        lines: [
          { productId: product.id, name: product.name, nameNe: product.nameNe, size: '16', quantity: 2 },
        ],
      }),
    ),
  );
  const [firstOrder] = orders;
  for (const { path } of ACCOUNT_SCREENS) await expectNepali(page, path.replace(':id', firstOrder?.id ?? ''));
  for (const { id, number } of orders) {
    await expectNepali(page, `/orders/${id}`);
    await expectNepali(page, `/track-order?number=${number}`);
  }
});

test('a product is bought in Nepali, and the cart keeps its English name', async ({ page, prisma }) => {
  const userTexts = await readShopperTexts(prisma);
  await page.goto('/#/products/himal-solitaire-ring-18k');
  const name = 'हिमाल सोलिटेयर औंठी';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.locator('label').filter({ hasText: /^१५$/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'कार्टमा थप्नुहोस्' }).first().click();
  await expect(page.getByText(`${name} कार्टमा थपियो!`).first()).toBeVisible();
  expect(await findEnglishText(page, { userTexts })).toEqual([]);

  await expectNepali(page, '/cart');
  await expect(page.getByRole('main')).toContainText('नाप: १५');
  await expectNepali(page, '/checkout');
  await page.getByRole('button', { name: /^अर्डर गर्नुहोस्/ }).click();
  await page.getByLabel('प्रदेश').selectOption('Bagmati');
  await page.getByLabel('जिल्ला').selectOption('Lalitpur');
  await expect(page.getByText(/^ललितपुरमा पुग्ने दिन/)).toBeVisible();
  expect(await findEnglishText(page)).toEqual([]);

  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}'));
  expect(cart.items[0].product).toMatchObject({ name: 'Himal Solitaire Ring', nameNe: name });
});

async function expectNepali(page: Page, path: string, userTexts: readonly string[] = []) {
  await goTo(page, path);
  // Scrolls repeatedly, because content that loads later may push other content away from the viewport.
  await expect
    .poll(async () => {
      await scrollThrough(page);
      return page.locator('main :has(> .MuiSkeleton-root)').allTextContents();
    }, `what ${path} still waits for`)
    .toEqual([]);
  await expect.soft.poll(() => findEnglishText(page, { userTexts }), path).toEqual([]);
}

/** Navigates like a link, through an unknown URL, so that no content of the previous screen remains. */
async function goTo(page: Page, path: string) {
  const heading = page.getByRole('heading', { level: 1 }).first();
  await page.goto('/#/nowhere');
  await expect(heading).toHaveText(NOT_FOUND_HEADING);
  if (path === '/no-such-screen') return;
  await page.goto(`/#${path}`);
  await expect(heading).not.toHaveText(NOT_FOUND_HEADING);
}

/** Returns the texts of reviews, which are shown in their authors' language. */
async function readShopperTexts(prisma: PrismaClient): Promise<string[]> {
  const reviews = await prisma.review.findMany();
  return reviews.flatMap(({ title, comment, authorName }) => [title ?? '', comment, authorName]);
}
