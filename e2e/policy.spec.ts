import { anOrder } from '#graph/testing/anOrder.ts';
import { expect, type Page, test } from './fixtures.ts';
import { ACCOUNT_SCREENS, SCREENS } from './screens.ts';
import { settled } from './settled.ts';
import { addToCart } from './shop/shopper.ts';
import { signedIn } from './signedIn.ts';

const OF_THE_SHOP = Object.values(SCREENS)
  .flat()
  .map(({ path }) => path);
const OF_STAFF = [
  ...['', '/analytics', '/orders', '/orders/new', '/products', '/products/new', '/products/import'],
  ...['/products/prices', '/collections', '/stock', '/rates', '/coupons', '/coupons/new', '/reviews'],
  ...['/customers', '/customers/new', '/messages', '/newsletter', '/mail', '/settings', '/security'],
  ...['/staff', '/api-keys', '/audit'],
].map((path) => `/admin${path}`);
/** In ms, on a machine that is busy with other things. */
const MAX_OF_A_SCREEN = 30_000;

const MODES = ['light', 'dark'] as const;

/** What a page was refused from now on, by what was refused and where. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('onRefused', (what: string) => refused.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, sourceFile } = event;
      const said = [violatedDirective, blockedURI, sample, sourceFile, location.hash].join(' ');
      (window as unknown as { onRefused(what: string): void }).onRefused(said);
    }),
  );
  return refused;
}

async function expectNothingRefused(page: Page, paths: readonly string[], refused: readonly string[]) {
  test.setTimeout(paths.length * MAX_OF_A_SCREEN);
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto('about:blank');
      await page.goto(`/#${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      expect.soft(refused).toEqual([]);
    });
}

for (const mode of MODES) {
  test.describe(`in ${mode} colours the policy refuses nothing of the store’s own`, () => {
    test.use({ colorScheme: mode });

    test('in the shop', async ({ page }) => {
      await expectNothingRefused(page, OF_THE_SHOP, await watchRefusals(page));
    });

    test('in a cart, a checkout and an account', async ({ page, prisma }) => {
      const refused = await watchRefusals(page);
      const customer = await signedIn(page, prisma);
      const order = await anOrder(prisma, { userId: customer.id });
      await addToCart(page, 'himal-solitaire-ring-18k', { size: '12' });
      const own = ACCOUNT_SCREENS.map(({ path }) => path.replace(':id', order.id));
      await expectNothingRefused(page, ['/cart', '/checkout', ...own], refused);
    });

    test('in the back-office', async ({ page, prisma }) => {
      const refused = await watchRefusals(page);
      await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
      await expectNothingRefused(page, OF_STAFF, refused);
    });
  });
}

test('colours that change under an open page are refused nothing', async ({ page }) => {
  const refused = await watchRefusals(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-colour-mode', colorScheme);
  }
  expect(refused).toEqual([]);
});

test('a script or a style that somebody slips into a page does nothing', async ({ page, consoleErrors }) => {
  const refused = await watchRefusals(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "slipped in"';
    const style = document.createElement('style');
    style.textContent = 'h1 { display: none }';
    const image = document.createElement('div');
    image.innerHTML =
      '<img src="data:," onerror="document.title = \'slipped in\'"><p style="color: red">Red</p>';
    document.body.append(script, style, image);
  });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveTitle('slipped in');
  await expect
    .poll(() => [...new Set(refused.map((text) => text.split(' ')[0]))].sort())
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr', 'style-src-elem']);
  consoleErrors.length = 0;
});
