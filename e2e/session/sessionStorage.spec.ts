import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { failing, refused } from '../requests.ts';
import { settled } from '../settled.ts';
import { expectSignedOut, logOut, sessionKeys, signIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

const DAY = 24 * 60 * 60 * 1000;

const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);
const keptJson = async (page: Page, key: string) => JSON.parse((await kept(page, key)) ?? 'null');

test('a session from its login, through a server that is away, to its logout', async ({
  page,
  context,
  prisma,
  consoleErrors,
}) => {
  const { id, email } = await aCustomer(prisma);

  await test.step('a screen for the signed-in leads to the login; of what is wrong it says one thing only', async () => {
    await page.goto('/#/dashboard');
    await expect(page).toHaveURL(/#\/login$/);
    for (const address of [email, `nobody-${id}@example.com`]) {
      await signIn(page, address, 'not the password');
      await expect(
        page.getByRole('main').getByRole('alert').filter({ hasText: 'Email or password is incorrect.' }),
      ).toBeVisible();
    }
  });

  const before = Date.now();
  await test.step('the login leads back, and is kept under every key, each in its shape, and as a cookie of 30 days', async () => {
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
    expect(await keptJson(page, 'authState')).toEqual({
      user,
      loginTime: setTime,
      isAdmin: false,
      ...session,
    });

    const cookie = (await context.cookies()).find(({ name }) => name === 'token');
    expect(cookie).toMatchObject({ value: token, sameSite: 'Lax', secure: true });
    expect(((cookie?.expires ?? 0) * 1000 - setTime) / DAY).toBeCloseTo(30, 1);
  });

  await test.step('a server that is away at the start signs nobody out; what changed is taken over when it is back', async () => {
    await settled(page);
    await prisma.user.update({ where: { id }, data: { name: 'Renamed Customer' } });
    const answered = await failing(page, 'Viewer', refused(503));
    await page.reload();
    await expectGreeted(page);
    await expect(page).toHaveURL(/#\/dashboard$/);
    expect(await sessionKeys(page)).toContain('authToken');

    await answered();
    await expect.poll(() => keptJson(page, 'user')).toMatchObject({ name: 'Renamed Customer' });
    expect(await keptJson(page, 'authState')).toMatchObject({ user: { name: 'Renamed Customer' } });
    consoleErrors.length = 0;
  });

  await test.step('a logout clears all of it and leads home', async () => {
    await logOut(page);
    await expect(page).toHaveURL(/#\/$/);
    await expectSignedOut(page);
    await page.reload();
    await expectGreeted(page, false);
  });
});
