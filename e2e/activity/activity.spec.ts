import { aPiece } from '../aPiece.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn, signIn } from '../signedIn.ts';
import { batchesOf, batchIn, openNoted, showTab, storedOf, typesOf } from './noted.ts';

const CONSENT = { activityConsent: true };

test('what a shopper does is stored when the page is left, without a word of what was typed', async ({
  page,
  prisma,
}) => {
  const { id, slug, name } = await aPiece(prisma);
  const shopper = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/about');
  await page.goto(`/#/products/${slug}?search=secret`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // A scroll counts once it has rested for a second.
  await page.waitForFunction(
    (since) => performance.now() - since > 1200,
    await page.evaluate(() => performance.now()),
  );
  await page.goto('/#/contact');
  await page.getByLabel('Your message').fill('my secret');
  await page.getByLabel('Your message').click();
  await page.goto('about:blank');

  await expect.poll(() => typesOf(prisma, shopper)).toContain('PAGE_EXIT');
  const stored = await storedOf(prisma, shopper);
  expect(stored.filter(({ type }) => type === 'PAGE_NAVIGATION')).toMatchObject([
    { page: '/about' },
    { page: `/products/${slug}` },
    { page: '/contact' },
  ]);
  expect(stored).toContainEqual({ type: 'PRODUCT_VIEW', productId: id });
  expect(stored).toContainEqual(
    expect.objectContaining({ type: 'CLICK', element: 'BUTTON', text: 'Add to cart' }),
  );
  const scroll = stored.find(({ type }) => type === 'SCROLL');
  expect(scroll).toMatchObject({
    maxScrollPercent: expect.any(Number),
    currentScrollPercent: expect.any(Number),
  });
  expect(stored.at(-1)).toMatchObject({ type: 'PAGE_EXIT', page: '/contact', duration: expect.any(Number) });
  expect(JSON.stringify(stored)).not.toContain('secret');
});

test('the visit is stored once, with the device and the browser', async ({ page, prisma }) => {
  const { id: userId } = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/about');
  await expect.poll(() => prisma.activitySession.count({ where: { userId } })).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const [visit, ...more] = await prisma.activitySession.findMany({ where: { userId } });
  expect(more).toEqual([]);
  expect(visit).toMatchObject({
    deviceInfo: {
      viewportWidth: page.viewportSize()?.width,
      viewportHeight: page.viewportSize()?.height,
      language: 'en-GB',
      timezone: expect.stringMatching(/^Asia\/Kath?mandu$/),
      cookiesEnabled: true,
      online: true,
      screenWidth: expect.any(Number),
      screenHeight: expect.any(Number),
      colourDepth: expect.any(Number),
      platform: expect.any(String),
      userAgent: expect.any(String),
    },
    browserInfo: { name: 'Chrome', version: expect.stringMatching(/^\d+\./), userAgent: expect.any(String) },
  });
});

test('a sign-in is stored', async ({ page, prisma }) => {
  const shopper = await signedIn(page, prisma, CONSENT);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/#/login');
  await signIn(page, shopper.email);
  await expect(page).toHaveURL(/#\/dashboard$/);
  await expect.poll(() => typesOf(prisma, shopper)).toContain('LOGIN');
});

test('ten leave at once, fewer after 30 seconds', async ({ page, prisma }) => {
  await page.clock.install();
  const shopper = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/about');
  const batches = batchesOf(page);
  const title = page.getByRole('heading', { level: 1 });

  for (let click = 0; click < 8; click++) await title.click();
  expect(batches).toEqual([]);
  await title.click();
  await expect.poll(() => batches.length).toBe(1);
  expect(batches[0]?.map(({ type }) => type)).toEqual(['PAGE_NAVIGATION', ...Array(9).fill('CLICK')]);
  // The answer has come before the time is turned on, or it would come too late.
  await expect.poll(() => typesOf(prisma, shopper)).toContain('CLICK');
  await page.waitForLoadState('networkidle');

  await title.click();
  await page.clock.runFor(29_000);
  expect(batches).toHaveLength(1);
  await page.clock.runFor(1_000);
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]).toMatchObject([{ type: 'CLICK', element: 'H1' }]);
});

test('offline everything waits, and leaves when the connection is back', async ({
  page,
  context,
  prisma,
  complaints,
}) => {
  const shopper = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/about');
  const batches = batchesOf(page);
  await context.setOffline(true);
  for (let click = 0; click < 11; click++) await page.getByRole('heading', { level: 1 }).click();
  expect(batches).toEqual([]);
  await context.setOffline(false);
  await expect
    .poll(async () => (await typesOf(prisma, shopper)).filter((type) => type === 'CLICK').length)
    .toBe(11);
  // The browser's own word on what the page still wanted to fetch.
  expect(complaints.filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;
});

test('a hidden tab is an exit with its duration, shown again an entry', async ({ page, prisma }) => {
  await page.clock.install();
  const shopper = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/about');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(12_000);
  await showTab(page, false);
  await expect
    .poll(async () => (await storedOf(prisma, shopper)).find(({ type }) => type === 'PAGE_EXIT'))
    .toMatchObject({ page: '/about', duration: expect.any(Number) });
  const exit = (await storedOf(prisma, shopper)).find((each) => each.type === 'PAGE_EXIT');
  expect(Number((exit as { duration?: number }).duration)).toBeGreaterThanOrEqual(12);

  await showTab(page, true);
  await page.clock.runFor(30_000);
  await expect.poll(() => typesOf(prisma, shopper)).toContain('PAGE_ENTRY');
});

test('what does not arrive is sent again later, and the shopper hears nothing of it', async ({
  page,
  prisma,
  complaints,
}) => {
  await page.clock.install();
  const shopper = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/about');
  let refused = 0;
  await page.route('**/graphql', (route) => {
    if (!batchIn(route.request()) || refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  for (let click = 0; click < 9; click++) await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => refused).toBe(1);
  await expect.poll(() => complaints.join('\n')).toContain('Activity was not stored.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Server error. Please try again later.')).toHaveCount(0);
  const noted = async () => (await typesOf(prisma, shopper)).filter((type) => type !== 'LOGIN');
  expect(await noted()).toEqual([]);

  await page.clock.runFor(30_000);
  await expect.poll(async () => (await noted()).length).toBe(10);
  complaints.length = 0;
});

for (const [who, given] of [
  ['of who said no', { activityConsent: false }],
  ['of who was not asked yet', { activityConsent: null }],
  ['of a guest', null],
] as const)
  test(`nothing is noted ${who}`, async ({ page, prisma }) => {
    await page.clock.install();
    if (given) await signedIn(page, prisma, given);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/RecordActivity|SaveSessionData|TrackProductView/.test(request.postData() ?? ''))
        sent.push(request.url());
    });
    const { slug } = await aPiece(prisma);
    await page.goto(`/#/products/${slug}`);
    await page.waitForLoadState('networkidle');
    for (let click = 0; click < 11; click++) await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(31_000);
    await page.goto('about:blank');
    expect(sent).toEqual([]);
  });

test('taken back, the consent ends it at once and what was noted is gone', async ({ page, prisma }) => {
  const shopper = await signedIn(page, prisma, CONSENT);
  await openNoted(page, '/#/profile');
  await showTab(page, false);
  await showTab(page, true);
  await expect.poll(() => typesOf(prisma, shopper)).toContain('PAGE_EXIT');
  const batches = batchesOf(page);
  await page.getByRole('switch', { name: 'Allow activity tracking' }).click();
  await expect.poll(() => typesOf(prisma, shopper)).toEqual([]);
  for (let click = 0; click < 11; click++) await page.getByRole('heading', { level: 1 }).click();
  await page.goto('about:blank');
  expect(batches).toEqual([]);
});

test('a piece that was looked at is on the dashboard, with or without consent', async ({ page, prisma }) => {
  const { slug, name } = await aPiece(prisma);
  await signedIn(page, prisma, { activityConsent: false });
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/#/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: new RegExp(name) })).toBeVisible();
});

test('a list of looked-at pieces that cannot be kept is nobody’s worry', async ({
  page,
  prisma,
  complaints,
}) => {
  const { slug, name } = await aPiece(prisma);
  await signedIn(page, prisma, { activityConsent: false });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"RecordProductView"')
      ? route.fulfill({ status: 500, body: '' })
      : route.fallback(),
  );
  await page.goto(`/#/products/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Server error. Please try again later.')).toHaveCount(0);
  // The browser itself names an answer of 500.
  expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
  complaints.length = 0;
});
