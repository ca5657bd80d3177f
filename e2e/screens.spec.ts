import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { ACCOUNT_SCREENS, GUIDES, SCREENS } from './screens.ts';
import { signedIn } from './signedIn.ts';

/** At a desk the others are the same, with more room around. */
const DESK_TOO: string[] = [
  'home',
  'products',
  'product',
  'collections',
  'contact',
  'login',
  'unknown address',
];
const IN_ORDER = 'one heading, a title, nothing sideways, accessible, and the same after a reload';

for (const { name, path, heading } of SCREENS)
  test(`${name}: ${IN_ORDER}`, { tag: DESK_TOO.includes(name) ? [] : '@phone' }, async ({ page }) => {
    await expectInOrder(page, path, heading);
  });

for (const { name, path, heading } of GUIDES)
  test(`${name}: ${IN_ORDER}`, { tag: '@phone' }, async ({ page }) => {
    await expectInOrder(page, path, heading);
  });

for (const { name, path, heading } of ACCOUNT_SCREENS)
  test(`${name} of an account: ${IN_ORDER}`, { tag: '@phone' }, async ({ page, prisma }) => {
    const customer = await signedIn(page, prisma);
    const order = await anOrder(prisma, { userId: customer.id });
    await expectInOrder(page, path.replace(':id', order.id), heading);
  });

async function expectInOrder(page: Page, path: string, heading: RegExp) {
  await page.goto(`/#${path}`);
  const h1 = page.getByRole('heading', { level: 1 });
  await expect(h1).toHaveText(heading);
  const text = await h1.innerText();
  await page.reload();
  await expect(h1).toHaveText(text);
  await page.waitForLoadState('networkidle');

  await expect(h1).toHaveCount(1);
  await expect(page).toHaveTitle(/Aabhushan/);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}
