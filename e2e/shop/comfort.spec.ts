import { anOrder } from '#graph/testing/anOrder.ts';
import {
  hiddenFocus,
  movements,
  scrollThrough,
  shiftsOf,
  smallTargets,
  tooWideAt,
  watchShifts,
} from '../comfort.ts';
import { expect, isPhone, type Page, test } from '../fixtures.ts';
import { ACCOUNT_SCREENS, SCREENS } from '../screens.ts';
import { signedIn } from '../signedIn.ts';
import { addToCart } from './shopper.ts';

const MOST_SHIFT = 0.05;
const WIDTHS = { phone: [320, 600], desk: [768, 1024, 1920] };
/** With the Tab key: through the header, and well into the screen. */
const STEPS = 30;
const MAIN: string[] = ['home', 'products', 'product', 'collections', 'contact', 'login', 'register'];
const OF_AN_ACCOUNT: string[] = ['dashboard', 'order', 'profile', 'addresses'];

test.beforeEach(({ page }) => watchShifts(page));

for (const { name, path } of SCREENS.filter(({ name }) => MAIN.includes(name)))
  test(`${name}: nothing jumps, moves, hides or is too wide`, async ({ page }) => {
    await expectComfort(page, path);
  });

test('cart and checkout: nothing jumps, moves, hides or is too wide', async ({ page }) => {
  await addToCart(page, 'himal-solitaire-ring-18k', { size: '12' });
  await expectComfort(page, '/cart');
  await expectComfort(page, '/checkout');
});

test('an account: nothing jumps, moves, hides or is too wide', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  const order = await anOrder(prisma, { userId: customer.id });
  for (const { path } of ACCOUNT_SCREENS.filter(({ name }) => OF_AN_ACCOUNT.includes(name)))
    await expectComfort(page, path.replace(':id', order.id));
});

/** A phone has to be good to fingers, a desk to the keyboard; both stay still and within the window. */
async function expectComfort(page: Page, path: string) {
  await page.goto('about:blank');
  await page.goto(`/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await scrollThrough(page);

  const { total, what } = await shiftsOf(page);
  expect.soft(total, `layout shift of ${path}: ${what.join('; ')}`).toBeLessThan(MOST_SHIFT);
  expect.soft(await movements(page), `moves under prefers-reduced-motion on ${path}`).toEqual([]);
  if (isPhone(page)) expect.soft(await smallTargets(page), `too small for a finger on ${path}`).toEqual([]);
  else expect.soft(await hiddenFocus(page, STEPS), `takes the focus unseen on ${path}`).toEqual([]);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const widths = isPhone(page) ? WIDTHS.phone : WIDTHS.desk;
  expect.soft(await tooWideAt(page, widths), `wider than the window: ${path}`).toEqual([]);
  await page.setViewportSize({ width, height });
}
