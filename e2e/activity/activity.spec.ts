import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../signInNewCustomer.ts';
import {
  collectActivityOperations,
  collectBatches,
  findActivityTypes,
  readStoredActivities,
  setTabVisible,
} from './recordedEvents.ts';

test('activity of a consenting shopper is stored without any typed text until consent is withdrawn', async ({
  page,
  prisma,
}) => {
  const { id, slug, name } = await anActiveProduct(prisma);
  const shopper = await aCustomer(prisma, { hasActivityConsent: true });
  const title = page.getByRole('heading', { level: 1 });

  await test.step('a guest’s activity is not recorded', async () => {
    const sentOperations = collectActivityOperations(page);
    await page.goto(`/#/products/${slug}`);
    await expect(title).toHaveText(name);
    for (let click = 0; click < 11; click++) await title.click();
    await page.goto('/#/login');
    await expect(title).toHaveText('Login');
    expect(sentOperations).toEqual([]);
  });

  await test.step('the sign-in and the visit are stored, with the device and the browser', async () => {
    await signIn(page, shopper.email);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect.poll(() => findActivityTypes(prisma, shopper)).toContain('LOGIN');
    const findVisits = () => prisma.activitySession.findMany({ where: { userId: shopper.id } });
    await expect.poll(findVisits).toHaveLength(1);
    const [visit] = await findVisits();
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
      browserInfo: {
        name: 'Chrome',
        version: expect.stringMatching(/^\d+\./),
        userAgent: expect.any(String),
      },
    });
  });

  await test.step('activity is sent when the page is closed', async () => {
    await page.goto(`/#/products/${slug}?search=secret`);
    await expect(title).toHaveText(name);
    const batches = collectBatches(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click();
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // A scroll is recorded one second after scrolling stops.
    await page.waitForFunction(
      (startedAt) => performance.now() - startedAt > 1200,
      await page.evaluate(() => performance.now()),
    );
    await page.goto('/#/contact');
    await page.getByLabel('Your message').fill('my secret');
    await page.getByLabel('Your message').click();
    expect(batches).toEqual([]);
    await page.goto('about:blank');

    await expect.poll(() => findActivityTypes(prisma, shopper)).toContain('PAGE_EXIT');
    const storedActivities = await readStoredActivities(prisma, shopper);
    // The visit may have started on the login screen, before the dashboard had loaded.
    expect(storedActivities.filter(({ type }) => type === 'PAGE_NAVIGATION').slice(-3)).toMatchObject([
      { page: '/dashboard' },
      { page: `/products/${slug}` },
      { page: '/contact' },
    ]);
    expect(storedActivities).toContainEqual({ type: 'PRODUCT_VIEW', productId: id });
    expect(storedActivities).toContainEqual(
      expect.objectContaining({ type: 'CLICK', element: 'BUTTON', text: 'Add to cart' }),
    );
    expect(storedActivities.find(({ type }) => type === 'SCROLL')).toMatchObject({
      maxScrollPercent: expect.any(Number),
      currentScrollPercent: expect.any(Number),
    });
    expect(storedActivities.at(-1)).toMatchObject({
      type: 'PAGE_EXIT',
      page: '/contact',
      duration: expect.any(Number),
    });
    expect(JSON.stringify(storedActivities)).not.toContain('secret');
  });

  await test.step('withdrawing consent stops tracking immediately and deletes the recorded activity', async () => {
    await page.goto('/#/profile');
    const consent = page.getByRole('switch', { name: 'Allow activity tracking' });
    await expect(consent).toBeChecked();
    // Wait until exits from the page are recorded.
    await expect
      .poll(async () => {
        await setTabVisible(page, false);
        await setTabVisible(page, true);
        return (await findActivityTypes(prisma, shopper)).filter((type) => type === 'PAGE_EXIT').length;
      })
      .toBeGreaterThan(1);
    // A tab is one visit, however often it is hidden.
    expect(await prisma.activitySession.count({ where: { userId: shopper.id } })).toBe(1);

    const batches = collectBatches(page);
    await consent.click();
    await expect.poll(() => findActivityTypes(prisma, shopper)).toEqual([]);
    for (let click = 0; click < 11; click++) await title.click();
    await page.goto('about:blank');
    expect(batches).toEqual([]);
  });
});
