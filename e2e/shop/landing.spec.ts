import { expect, type Page, test } from '../fixtures.ts';
import { dropped, neverAnswered } from '../requests.ts';
import { signedIn } from '../signedIn.ts';

const LANDINGS = [
  { path: '/', question: 'HomePage' },
  { path: '/#/products', question: 'ProductListPage' },
  { path: '/#/products?category=gold', question: 'ProductListPage' },
  { path: '/#/products/himal-solitaire-ring-18k', question: 'ProductPage' },
];

for (const { path, question } of LANDINGS) {
  test(`${path} asks for what it shows once`, async ({ page }) => {
    const asked = questionsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked().filter((name) => name === question)).toEqual([question]);
  });
}

test('what a screen shows is asked for before its app is read', async ({ page }) => {
  const asked = questionsOf(page);
  await page.route('**/assets/start-*.js', neverAnswered);
  await page.goto('/#/products/himal-solitaire-ring-18k');
  await expect.poll(asked).toEqual(['ProductPage']);
});

test('a first question that fails is asked again', async ({ page, complaints }) => {
  let failures = 0;
  await page.route('**/graphql', (route) => {
    if (failures > 0) return route.continue();
    failures += 1;
    return dropped(route);
  });
  await page.goto('/#/products/himal-solitaire-ring-18k');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Himal Solitaire Ring');
  expect(failures).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_CONNECTION_RESET')]);
});

test('an account asks with its token alone', async ({ page, prisma }) => {
  await signedIn(page, prisma);
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (operationOf(request.postData()) === 'ProductPage') tokens.push(request.headers().authorization);
  });
  await page.goto('/#/products/himal-solitaire-ring-18k');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Himal Solitaire Ring');
  await page.waitForLoadState('networkidle');
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.every((token) => String(token).startsWith('Bearer '))).toBe(true);
});

function questionsOf(page: Page): () => string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname === '/graphql' ? operationOf(request.postData()) : null;
    if (name) names.push(name);
  });
  return () => names;
}

function operationOf(body: string | null): string | null {
  return body === null || !body.startsWith('{') ? null : (JSON.parse(body).operationName ?? null);
}
