import { anOrder } from '#graph/testing/anOrder.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { addToCart } from '../shop/shopper.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const NOW = new Date('2026-11-16T06:15:00Z');
const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const PRODUCT_SLUG = 'himal-solitaire-ring-18k';
const BOTH_SCHEMES = ['light', 'dark'] as const;
const LIGHT_ONLY = ['light'] as const;

const GUEST_SCREENS = [
  { name: 'home', path: '/', schemes: BOTH_SCHEMES },
  { name: 'products', path: '/products?sort=price_desc', schemes: LIGHT_ONLY },
  { name: 'product', path: `/products/${PRODUCT_SLUG}`, schemes: BOTH_SCHEMES },
  { name: 'login', path: '/login', schemes: LIGHT_ONLY },
];

test.beforeEach(({ page }) => replacePhotos(page));

for (const { name, path, schemes } of GUEST_SCREENS)
  test(`${name} matches its picture`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await open(page, path);
    await expectPictures(page, name, schemes);
  });

test('cart and checkout match their pictures', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await addToCart(page, PRODUCT_SLUG, { size: '12' });
  await open(page, '/cart');
  await expectPictures(page, 'cart');
  await open(page, '/checkout');
  await expectPictures(page, 'checkout');
});

test('dashboard matches its pictures', async ({ page, prisma }) => {
  const number = 'JW-D4SHB0ARD0';
  await prisma.order.deleteMany({ where: { number } });
  const customer = await signInNewCustomer(page, prisma, {
    name: 'Sita Sharma',
    emailVerifiedAt: new Date(),
  });
  await anOrder(prisma, { userId: customer.id, number });
  await open(page, '/dashboard');
  await expectPictures(page, 'dashboard', BOTH_SCHEMES);
});

test('an order in the back office matches its picture', async ({ page, prisma }) => {
  const number = 'JW-C0VNTER000';
  await prisma.order.deleteMany({ where: { number } });
  await anOrder(prisma, { number });
  await signInNewCustomer(page, prisma, { role: 'ADMIN', name: 'Sita Sharma' });
  await open(page, `/admin/orders/${number}`);
  await expectPictures(page, 'admin-order', BOTH_SCHEMES);
});

/** The pictures test the design, so photos are replaced by plain areas of their colour. */
async function replacePhotos(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** Opens a freshly loaded page, without earlier toasts. */
async function open(page: Page, path: string) {
  await page.setViewportSize(WIDTHS.desk);
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
}

async function expectPictures(page: Page, name: string, schemes: readonly ('light' | 'dark')[] = LIGHT_ONLY) {
  for (const [size, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
      await expect.soft(page).toHaveScreenshot(`${name}-${size}-${colorScheme}.png`);
    }
  }
}
