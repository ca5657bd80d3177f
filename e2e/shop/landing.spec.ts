import { expect, type Page, test } from '../fixtures.ts';
import { dropConnection, neverRespond } from '../requests.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const LANDING_PAGES = [
  { path: '/', question: 'HomePage', comesWithThePage: true },
  { path: '/#/products', question: 'ProductListPage' },
  { path: '/#/products?category=gold', question: 'ProductListPage' },
  { path: '/#/products/himal-solitaire-ring-18k', question: 'ProductPage' },
];

const PRODUCT_PATH = '/#/products/himal-solitaire-ring-18k';

test('a landing page sends its query once, before the app has loaded, and again if it failed', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  const h1 = page.getByRole('heading', { level: 1 });
  for (const { path, question: queryName, comesWithThePage = false } of LANDING_PAGES)
    await test.step(path, async () => {
      await page.goto('about:blank');
      const loadRequests = collectQueries(page);
      await page.goto(path);
      await expect(h1).toBeVisible();
      await waitUntilIdle(page);
      expect(loadRequests().filter((name) => name === queryName)).toEqual(
        comesWithThePage ? [] : [queryName],
      );
    });

  await test.step('the query is sent before the app has loaded', async () => {
    await page.goto('about:blank');
    const loadRequests = collectQueries(page);
    await page.route('**/assets/start-*.js', neverRespond);
    await page.goto(PRODUCT_PATH, { waitUntil: 'commit' });
    await expect.poll(loadRequests).toEqual(['ProductPage']);
    await page.goto('about:blank');
    await page.unroute('**/assets/start-*.js');
    consoleErrors.length = 0;
  });

  await test.step('a failed first query is sent again', async () => {
    let failureCount = 0;
    await page.route('**/graphql', (route) => {
      if (failureCount > 0) return route.continue();
      failureCount += 1;
      return dropConnection(route);
    });
    await page.goto(PRODUCT_PATH);
    await expect(h1).toContainText('Himal Solitaire Ring');
    expect(failureCount).toBe(1);
    expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('net::ERR_CONNECTION_RESET')]);
  });

  await test.step('an account’s query is sent only with its token', async () => {
    await signInNewCustomer(page, prisma);
    const tokens: unknown[] = [];
    page.on('request', (request) => {
      if (describeOperation(request.postData()) === 'ProductPage')
        tokens.push(request.headers().authorization);
    });
    await page.goto(PRODUCT_PATH);
    await expect(h1).toContainText('Himal Solitaire Ring');
    await waitUntilIdle(page);
    expect(tokens.length).toBeGreaterThan(0);
    expect(tokens.every((token) => String(token).startsWith('Bearer '))).toBe(true);
  });
});

test('a list shows products without a loading state if its query finished before the app loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const labels = new Set<string>();
    Object.assign(window, { labels });
    new MutationObserver(() => {
      for (const list of document.querySelectorAll('main ul')) labels.add(list.ariaLabel ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  const queryResponse = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/graphql'));
  await page.route('**/assets/start-*.js', async (route) => {
    await queryResponse;
    await route.continue();
  });
  await page.goto('/#/products');
  await expect(page.getByRole('list', { name: 'Pieces' }).getByRole('article')).toHaveCount(24);
  const labels = await page.evaluate(() => [...Reflect.get(window, 'labels')]);
  expect(labels).not.toContain('Loading pieces');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the photos at the top of a ${colorScheme} landing page load before the app`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/products', PRODUCT_PATH.slice(2)])
      await test.step(path, async () => {
        await page.goto('about:blank');
        await page.goto(`/#${path}`);
        const firstPhoto = page.getByRole('main').locator('img:visible').first();
        await expect(firstPhoto).toBeVisible();
        const photoPath = new URL((await firstPhoto.getAttribute('src')) ?? '', page.url()).pathname;
        const loadRequests = page.locator(`link[rel="preload"][as="image"][imagesrcset^="${photoPath}?"]`);
        await expect(loadRequests).toHaveCount(1);
      });
  });

function collectQueries(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name =
      new URL(request.url()).pathname === '/graphql' ? describeOperation(request.postData()) : null;
    if (name) names.push(name);
  });
  return () => names;
}

function describeOperation(body: string | null): string | null {
  return body === null || !body.startsWith('{') ? null : (JSON.parse(body).operationName ?? null);
}

test('a shared or typed URL without a hash opens its screen', async ({ page }) => {
  for (const [path, name] of [
    ['/p/himal-solitaire-ring-18k', 'Himal Solitaire Ring'],
    ['/c/heritage', 'Heritage'],
    ['/shipping-policy', 'Shipping'],
    ['/nowhere', '404 - Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}`));
    await expect(page).toHaveTitle(new RegExp(name));
    await waitUntilIdle(page);
  }
});
