import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { failOperation, respondWith } from '../requests.ts';
import { expectSignedOut, logOut, readSessionKeys, signIn } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { expectSignedInHeader } from './screen.ts';

const DAY = 24 * 60 * 60 * 1000;

const readStorage = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);
const readStoredJson = async (page: Page, key: string) =>
  JSON.parse((await readStorage(page, key)) ?? 'null');

test('a session lasts from login to logout, even during a server outage', async ({
  page,
  context,
  prisma,
  consoleErrors,
}) => {
  const { id, email } = await aCustomer(prisma);

  await test.step('an account screen redirects to the login, which shows one error at a time', async () => {
    await page.goto('/#/dashboard');
    await expect(page).toHaveURL(/#\/login$/);
    for (const emailAddress of [email, `nobody-${id}@example.com`]) {
      await signIn(page, emailAddress, 'not the password');
      await expect(
        page.getByRole('main').getByRole('alert').filter({ hasText: 'Email or password is incorrect.' }),
      ).toBeVisible();
    }
  });

  const before = Date.now();
  await test.step('the login returns to the screen and stores the session under every key and as a 30-day cookie', async () => {
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/dashboard$/);

    const token = (await readStorage(page, 'authToken')) ?? '';
    expect(token.length).toBeGreaterThanOrEqual(50);
    const tokenSetTime = Number(await readStorage(page, 'tokenSetTime'));
    expect(tokenSetTime).toBeGreaterThanOrEqual(before);
    expect(tokenSetTime).toBeLessThanOrEqual(Date.now());
    const userAgent = await page.evaluate(() => navigator.userAgent);
    const session = { userAgent, sessionId: expect.stringMatching(/^[0-9a-z]{9,}$/) };
    expect(await readStoredJson(page, 'authData')).toEqual({ token, setTime: tokenSetTime, ...session });
    const user = { id, email, name: 'Test Customer', role: 'CUSTOMER' };
    expect(await readStoredJson(page, 'user')).toEqual(user);
    expect(await readStoredJson(page, 'authState')).toEqual({
      user,
      loginTime: tokenSetTime,
      isAdmin: false,
      ...session,
    });

    const cookie = (await context.cookies()).find(({ name }) => name === 'token');
    expect(cookie).toMatchObject({ value: token, sameSite: 'Lax', secure: true });
    expect(((cookie?.expires ?? 0) * 1000 - tokenSetTime) / DAY).toBeCloseTo(30, 1);
  });

  await test.step('a server outage during page load signs nobody out, and changes load once the server is back', async () => {
    await waitUntilIdle(page);
    await prisma.user.update({ where: { id }, data: { name: 'Renamed Customer' } });
    const restoreOperation = await failOperation(page, 'Viewer', respondWith(503));
    await page.reload();
    await expectSignedInHeader(page);
    await expect(page).toHaveURL(/#\/dashboard$/);
    expect(await readSessionKeys(page)).toContain('authToken');

    await restoreOperation();
    await expect.poll(() => readStoredJson(page, 'user')).toMatchObject({ name: 'Renamed Customer' });
    expect(await readStoredJson(page, 'authState')).toMatchObject({ user: { name: 'Renamed Customer' } });
    consoleErrors.length = 0;
  });

  await test.step('logging out clears the session and opens the home page', async () => {
    await logOut(page);
    await expect(page).toHaveURL(/#\/$/);
    await expectSignedOut(page);
    await page.reload();
    await expectSignedInHeader(page, false);
  });
});
