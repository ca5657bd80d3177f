import { anOrder } from '#graph/testing/anOrder.ts';
import { expectOperable, watchShifts } from './accessibility.ts';
import { expectAccessible } from './axe.ts';
import { expect, isPhone, type Page, test } from './fixtures.ts';
import { ACCOUNT_SCREENS, RECONCILIATION_SCREENS, SCREENS, type Screen } from './screens.ts';
import { addToCart } from './shop/shopper.ts';
import { signInNewCustomer } from './signInNewCustomer.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

/** In ms. Long enough for a busy machine. */
const SCREEN_TIMEOUT_MS = 60_000;
const CHECKS_DESCRIPTION = 'opens by URL, one heading, a title, no sideways scrolling, accessible';

test.beforeEach(({ page }) => watchShifts(page));

for (const [group, screens] of Object.entries(SCREENS)) {
  const isPhoneOnly = !screens.some(({ isFullyChecked }) => isFullyChecked);
  test(`${group}: ${CHECKS_DESCRIPTION}`, { tag: isPhoneOnly ? '@phone' : [] }, async ({ page }) => {
    await checkScreens(page, screens);
  });
}

test(`an account: ${CHECKS_DESCRIPTION}`, async ({ page, prisma }) => {
  const customer = await signInNewCustomer(page, prisma);
  const order = await anOrder(prisma, { userId: customer.id });
  const screens = ACCOUNT_SCREENS.map((screen) => ({
    ...screen,
    path: screen.path.replace(':id', order.id),
  }));
  await checkScreens(page, screens);
});

test(`reconciliation in the back office: ${CHECKS_DESCRIPTION}`, { tag: '@phone' }, async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const order = await anOrder(prisma, { status: 'DELIVERED', cashWithCarrier: 5_186, finalTotal: 5_186 });
  const parcel = { orderId: order.id, expected: 5_186, applied: 0 };
  const remittance = await prisma.remittance.create({
    data: {
      ...{ carrier: 'Upaya', reference: `UP-${order.number}`, day: new Date('2026-11-01') },
      ...{ createdAt: new Date('2026-11-01T06:00:00Z'), total: 4_000, totalPaisa: 400_000 },
      lines: {
        create: [
          { ...parcel, position: 0, named: `TRACKED-BY-A-LONG-NUMBER-${order.number}`, amountPaisa: 400_000 },
          { ...parcel, position: 1, orderId: null, named: 'NOBODY-KNOWS', amountPaisa: 50_000 },
        ],
      },
      charges: { create: [{ position: 0, label: 'Delivery charge and VAT on it', amountPaisa: 11_350 }] },
    },
  });
  const screens = RECONCILIATION_SCREENS.map((screen) => ({
    ...screen,
    path: screen.path.replace(':id', remittance.id),
  }));
  await checkScreens(page, screens);
});

test('a cart and its checkout: nothing shifts, moves, lacks a focus indicator or is too wide', async ({
  page,
}) => {
  await addToCart(page, 'himal-solitaire-ring-18k', { size: '12' });
  for (const path of ['/cart', '/checkout'])
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOperable(page);
    });
});

/** Opens the screens one after another by URL. */
async function checkScreens(page: Page, screens: readonly Screen[]) {
  test.setTimeout(screens.length * SCREEN_TIMEOUT_MS);
  for (const { name, path, heading, isFullyChecked } of screens) {
    if (!isPhone(page) && !isFullyChecked) continue;
    await test.step(name, async () => {
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      const h1 = page.getByRole('heading', { level: 1 });
      await expect(h1).toHaveText(heading);
      await waitUntilIdle(page);

      await expect(h1).toHaveCount(1);
      await expect(page).toHaveTitle(/Aabhushan/);
      const overflowWidth = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflowWidth).toBeLessThanOrEqual(0);
      if (isFullyChecked) await expectOperable(page);
      await expectAccessible(page, { withFrame: name === 'home' });
    });
  }
}
