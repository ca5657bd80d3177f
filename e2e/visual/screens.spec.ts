import { anOrder } from '#graph/testing/anOrder.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { settled } from '../settled.ts';
import { addToCart } from '../shop/shopper.ts';
import { signedIn } from '../signedIn.ts';

const NOW = new Date('2026-11-16T06:15:00Z');
const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const PIECE = 'himal-solitaire-ring-18k';
const BOTH = ['light', 'dark'] as const;
const LIGHT = ['light'] as const;

const GUESTS = [
  { name: 'home', path: '/', schemes: BOTH },
  { name: 'products', path: '/products?sort=price_desc', schemes: LIGHT },
  { name: 'product', path: `/products/${PIECE}`, schemes: BOTH },
  { name: 'login', path: '/login', schemes: LIGHT },
];

test.beforeEach(({ page }) => withoutPhotographs(page));

for (const { name, path, schemes } of GUESTS)
  test(`${name} looks as it did`, async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await open(page, path);
    await expectPictures(page, name, schemes);
  });

test('cart and checkout look as they did', async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await addToCart(page, PIECE, { size: '12' });
  await open(page, '/cart');
  await expectPictures(page, 'cart');
  await open(page, '/checkout');
  await expectPictures(page, 'checkout');
});

test('dashboard looks as it did', async ({ page, prisma }) => {
  const number = 'JW-D4SHB0ARD0';
  await prisma.order.deleteMany({ where: { number } });
  const customer = await signedIn(page, prisma, { name: 'Sita Sharma', emailVerifiedAt: new Date() });
  await anOrder(prisma, { userId: customer.id, number });
  await open(page, '/dashboard');
  await expectPictures(page, 'dashboard', BOTH);
});

test('an order as staff see it looks as it did', async ({ page, prisma }) => {
  const number = 'JW-C0VNTER000';
  await prisma.order.deleteMany({ where: { number } });
  await anOrder(prisma, { number });
  await signedIn(page, prisma, { role: 'ADMIN', name: 'Sita Sharma' });
  await open(page, `/admin/orders/${number}`);
  await expectPictures(page, 'admin-order', BOTH);
});

/** The pictures are of the design: a photograph is as quiet as its own colour. */
async function withoutPhotographs(page: Page) {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
}

/** A page loaded anew, without the toasts of what was done before. */
async function open(page: Page, path: string) {
  await page.setViewportSize(WIDTHS.desk);
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
}

async function expectPictures(page: Page, name: string, schemes: readonly ('light' | 'dark')[] = LIGHT) {
  for (const [size, viewport] of Object.entries(WIDTHS)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
      await expect.soft(page).toHaveScreenshot(`${name}-${size}-${colorScheme}.png`);
    }
  }
}
