import { aCustomer } from '#graph/testing/aCustomer.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { dropped, type Failure, failing, refused } from '../requests.ts';
import { signedIn, signIn } from '../signedIn.ts';

const problem = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text });

test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

test('a login that fails says what the store says, else “Login failed”, and keeps what was typed', async ({
  page,
  prisma,
}) => {
  const { email } = await aCustomer(prisma);
  await page.goto('/#/login');
  await signIn(page, email, 'not the password');
  await expect(problem(page, 'Email or password is incorrect.')).toBeVisible();

  for (const failure of [refused(500), dropped]) {
    const answered = await failing(page, 'Login', failure);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(problem(page, 'Login failed')).toBeVisible();
    await answered();
  }
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await signIn(page, email);
  await expect(page).toHaveURL(/#\/dashboard$/);
});

test('a registration that fails says what the store says, else “Registration failed”', async ({ page }) => {
  await page.goto('/#/register');
  const send = page.getByRole('main').getByRole('button', { name: 'Create account' });
  await page.getByLabel('Full name', { exact: true }).fill('New Customer');
  await page.getByLabel('Email', { exact: true }).fill('new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('five small gold rings');

  const message = 'No accounts are opened today.';
  for (const [failure, text] of [
    [answeredWith({ errors: [{ code: 'CONFLICT', field: null, message }] }), message],
    [refused(500), 'Registration failed'],
    [dropped, 'Registration failed'],
  ] as const) {
    const answered = await failing(page, 'Register', failure);
    await send.click();
    await expect(problem(page, text)).toBeVisible();
    await answered();
  }
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('New Customer');
});

test('a profile that is not saved says “Profile update failed” and keeps what was typed', async ({
  page,
  prisma,
}) => {
  await signedIn(page, prisma, { activityConsent: false });
  await page.goto('/#/profile');
  const name = page.getByLabel('Full name', { exact: true });
  await name.fill('Another Name');
  const form = page.locator('form').filter({ has: name });
  await failing(page, 'UpdateProfile', dropped);
  await form.getByRole('button', { name: /Save/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Profile update failed' })).toBeVisible();
  await expect(name).toHaveValue('Another Name');
});

test('a message to the store that is not sent is still there', async ({ page }) => {
  await page.goto('/#/contact');
  await page.getByLabel('Full name', { exact: true }).fill('Test Guest');
  await page.getByLabel('Email', { exact: true }).fill('guest@example.com');
  await page.getByLabel('Subject').fill('Bangles');
  await page.getByLabel('Your message').fill('Do you resize bangles?');
  await failing(page, 'SendContactMessage', refused(500));
  await page.getByRole('main').getByRole('button', { name: /Send/ }).click();
  await expect(page.getByText('Server error. Please try again later.').first()).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue('Do you resize bangles?');
});

test('a screen that cannot be fetched is an “Unexpected Application Error!” with ways back', async ({
  page,
}) => {
  await page.route(/AboutPage/, (route) => route.abort());
  await page.goto('/#/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.unroute(/AboutPage/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fine jewelry from Lalitpur');
});

test('an unknown address is “404 - Page Not Found”', async ({ page }) => {
  await page.goto('/#/no-such-screen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
});

/** The store's own answer to a registration. */
function answeredWith({
  errors,
}: {
  errors: { code: string; field: string | null; message: string }[];
}): Failure {
  const register = {
    __typename: 'SignInPayload',
    user: null,
    token: null,
    refreshToken: null,
    errors: errors.map((error) => ({ __typename: 'UserError', ...error })),
  };
  return (route) => route.fulfill({ json: { data: { register } } });
}
