import type { PrismaClient, User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { expect, isPhone, type Page } from './fixtures.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token user { id email name role } }
}`;

/** Creates a customer for the test and signs them in without the login screen; `age` is the session's age in ms. */
export async function signInNewCustomer(
  page: Page,
  prisma: PrismaClient,
  { age = 0, ...given }: Parameters<typeof aCustomer>[1] & { age?: number } = {},
): Promise<User> {
  const customer = await aCustomer(prisma, given);
  const response = await page.request.post('/graphql', {
    data: { query: LOGIN, variables: { input: { email: customer.email, password: PASSWORD } } },
  });
  const { token, user } = (await response.json()).data.login;
  // Opens a page of the store's origin that runs no scripts.
  await page.goto('/favicon.svg');
  await page.evaluate(
    ({ token, user, age }) => {
      const signedInAt = Date.now() - age;
      const { userAgent } = navigator;
      const sessionId = `e2e${signedInAt}`;
      const isAdmin = user.role !== 'CUSTOMER';
      localStorage.setItem('authToken', token);
      localStorage.setItem('tokenSetTime', String(signedInAt));
      localStorage.setItem('authData', JSON.stringify({ token, setTime: signedInAt, userAgent, sessionId }));
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem(
        'authState',
        JSON.stringify({ user, loginTime: signedInAt, isAdmin, userAgent, sessionId }),
      );
    },
    { token, user, age },
  );
  return customer;
}

/** Fills in and submits the login screen, which is open or about to open. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  // The password comes first, because other screens have an email field too.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Waits for pending requests of this account, because the browser logs an error for a refused response. */
export async function logOut(page: Page): Promise<void> {
  await waitUntilIdle(page);
  if (isPhone(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  else
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Account$|’s account$/ })
      .click();
  await page.getByRole(isPhone(page) ? 'button' : 'menuitem', { name: 'Logout' }).click();
}

/** Returns the session keys stored in the browser. */
export async function readSessionKeys(page: Page): Promise<string[]> {
  const storedKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...(document.cookie.includes('token=') ? ['token'] : []),
  ]);
  return ['token', 'authToken', 'tokenSetTime', 'authData', 'user', 'authState'].filter((key) =>
    storedKeys.includes(key),
  );
}

export async function expectSignedOut(page: Page): Promise<void> {
  await expect.poll(() => readSessionKeys(page)).toEqual([]);
}
