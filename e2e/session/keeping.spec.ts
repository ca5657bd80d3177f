import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { failing, refused } from '../requests.ts';
import { expectSignedOut, logOut, sessionKeys, signedIn, signIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

const DAY = 24 * 60 * 60 * 1000;
const TOKEN_KEYS = ['token', 'authToken', 'tokenSetTime', 'authData'];

const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);
const keptJson = async (page: Page, key: string) => JSON.parse((await kept(page, key)) ?? 'null');

test('a login is kept under every key, each in its shape, and a cookie of 30 days', async ({
  page,
  context,
  prisma,
}) => {
  const { id, email } = await aCustomer(prisma);
  const before = Date.now();
  await page.goto('/#/login');
  await signIn(page, email);
  await expect(page).toHaveURL(/#\/dashboard$/);

  const token = (await kept(page, 'authToken')) ?? '';
  expect(token.length).toBeGreaterThanOrEqual(50);
  const setTime = Number(await kept(page, 'tokenSetTime'));
  expect(setTime).toBeGreaterThanOrEqual(before);
  expect(setTime).toBeLessThanOrEqual(Date.now());
  const userAgent = await page.evaluate(() => navigator.userAgent);
  const session = { userAgent, sessionId: expect.stringMatching(/^[0-9a-z]{9,}$/) };
  expect(await keptJson(page, 'authData')).toEqual({ token, setTime, ...session });
  const user = { id, email, name: 'Test Customer', role: 'CUSTOMER' };
  expect(await keptJson(page, 'user')).toEqual(user);
  expect(await keptJson(page, 'authState')).toEqual({ user, loginTime: setTime, isAdmin: false, ...session });

  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  expect(cookie).toMatchObject({ value: token, sameSite: 'Lax', secure: true });
  expect(((cookie?.expires ?? 0) * 1000 - before) / DAY).toBeCloseTo(30, 1);
});

test('a logout clears all of it and leads home', async ({ page, prisma }) => {
  await signedIn(page, prisma);
  await page.goto('/#/profile');
  await expectGreeted(page);
  await logOut(page);
  await expect(page).toHaveURL(/#\/$/);
  await expectSignedOut(page);
  await page.reload();
  await expectGreeted(page, false);
});

test('at start a good token asks the server who it is, and takes over what changed', async ({
  page,
  prisma,
}) => {
  const { id } = await signedIn(page, prisma);
  await prisma.user.update({ where: { id }, data: { name: 'Renamed Customer' } });
  await page.goto('/#/about');
  await expectGreeted(page);
  await expect.poll(() => keptJson(page, 'authState')).toMatchObject({ user: { name: 'Renamed Customer' } });
});

test('at start a server that is away signs nobody out; the user is loaded when it is back', async ({
  page,
  prisma,
  complaints,
}) => {
  const { id } = await signedIn(page, prisma);
  await prisma.user.update({ where: { id }, data: { name: 'Renamed Customer' } });
  const answered = await failing(page, 'Viewer', refused(503));
  await page.goto('/#/dashboard');
  await expectGreeted(page);
  await expect(page).toHaveURL(/#\/dashboard$/);
  expect(await sessionKeys(page)).toContain('authToken');

  await answered();
  await expect.poll(() => keptJson(page, 'user')).toMatchObject({ name: 'Renamed Customer' });
  complaints.length = 0;
});

test('a token that the server refuses signs out with one word, on the page where one was', async ({
  page,
  prisma,
  complaints,
}) => {
  await signedIn(page, prisma);
  await page.evaluate((token) => localStorage.setItem('authToken', token), 'malformed'.repeat(9));
  await page.goto('/#/products');
  await expect(page.getByText('Authentication required. Please login.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL(/#\/products$/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expectGreeted(page, false);
  await expectSignedOut(page);
  complaints.length = 0;
});

for (const [what, key, value] of [
  ['is too short', 'authToken', 't'.repeat(49)],
  ['is the text undefined', 'authToken', 'undefined'],
  ['is the text null', 'authToken', 'null'],
  ['is 30 days old', 'tokenSetTime', String(Date.now() - 30 * DAY)],
  ['has no time', 'tokenSetTime', ''],
] as const)
  test(`at start a token that ${what} is cleared with all of its session, and the page stays`, async ({
    page,
    prisma,
  }) => {
    await signedIn(page, prisma);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"Viewer"')) asked.push(request.url());
    });
    await page.goto('/#/about');
    await expect(page.getByText('Session expired. Please login again.')).toHaveCount(1);
    await expectGreeted(page, false);
    await expectSignedOut(page);
    await expect(page).toHaveURL(/#\/about$/);
    expect(asked).toEqual([]);
  });

for (const [age, isRestored] of [
  [30 * DAY - 60_000, true],
  [30 * DAY, false],
] as const)
  test(`a saved session of ${age} ms is ${isRestored ? '' : 'not '}restored`, async ({
    page,
    prisma,
    complaints,
  }) => {
    await signedIn(page, prisma, { age });
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.removeItem(key);
    }, TOKEN_KEYS);
    await page.goto('/#/about');
    await expectGreeted(page, isRestored);
    await expect(page.getByRole('alert')).toHaveCount(0);
    complaints.length = 0;
  });
