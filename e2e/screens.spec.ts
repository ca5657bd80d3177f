import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from './axe.ts';
import { expectComfort, watchShifts } from './comfort.ts';
import { expect, isPhone, type Page, test } from './fixtures.ts';
import { ACCOUNT_SCREENS, SCREENS, type Screen } from './screens.ts';
import { settled } from './settled.ts';
import { addToCart } from './shop/shopper.ts';
import { signedIn } from './signedIn.ts';

/** In ms, on a machine that is busy with other things. */
const MOST_OF_A_SCREEN = 60_000;
const ORDER = 'opens by its address, one heading, a title, nothing sideways, accessible';

test.beforeEach(({ page }) => watchShifts(page));

for (const [group, screens] of Object.entries(SCREENS)) {
  const onThePhoneAlone = !screens.some(({ isLookedAtClosely }) => isLookedAtClosely);
  test(`${group}: ${ORDER}`, { tag: onThePhoneAlone ? '@phone' : [] }, async ({ page }) => {
    await expectInOrder(page, screens);
  });
}

test(`an account: ${ORDER}`, async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  const order = await anOrder(prisma, { userId: customer.id });
  const screens = ACCOUNT_SCREENS.map((screen) => ({
    ...screen,
    path: screen.path.replace(':id', order.id),
  }));
  await expectInOrder(page, screens);
});

test('a cart and its checkout: nothing jumps, moves, hides or is too wide', async ({ page }) => {
  await addToCart(page, 'himal-solitaire-ring-18k', { size: '12' });
  for (const path of ['/cart', '/checkout'])
    await test.step(path, async () => {
      await page.goto(`/#${path}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectComfort(page);
    });
});

/** One after the other, each loaded by its address. */
async function expectInOrder(page: Page, screens: readonly Screen[]) {
  test.setTimeout(screens.length * MOST_OF_A_SCREEN);
  for (const { name, path, heading, isLookedAtClosely } of screens) {
    if (!isPhone(page) && !isLookedAtClosely) continue;
    await test.step(name, async () => {
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      const h1 = page.getByRole('heading', { level: 1 });
      await expect(h1).toHaveText(heading);
      await settled(page);

      await expect(h1).toHaveCount(1);
      await expect(page).toHaveTitle(/Aabhushan/);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(tooWide).toBeLessThanOrEqual(0);
      if (isLookedAtClosely) await expectComfort(page);
      await expectAccessible(page, { withFrame: name === 'home' });
    });
  }
}
