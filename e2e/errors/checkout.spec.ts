import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aPiece } from '../aPiece.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { dropped, failing, refused } from '../requests.ts';
import { addToCart, fillAddress, fillCheckout, fillContact, placeOrderButton } from '../shop/shopper.ts';
import { expectSignedOut, signedIn, signIn } from '../signedIn.ts';

const MINUTE = 60_000;
const asked = (page: Page) => page.getByRole('dialog', { name: 'Enter your password to continue' });

test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

async function expectTyped(page: Page) {
  await expect(page.getByLabel('Full name', { exact: true }).first()).toHaveValue('Test Guest');
  await expect(page.getByLabel('Mobile phone', { exact: true }).first()).toHaveValue('9841000000');
  await expect(page.getByLabel('District')).toHaveValue('Lalitpur');
  await expect(page.getByLabel('Municipality')).toHaveValue('Lalitpur');
  await expect(page.getByRole('combobox', { name: /^Ward/ })).toHaveValue('9');
  await expect(page.getByLabel('Street, tole or house')).toHaveValue('Balkumari, house 12');
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
}

test('a filled-in checkout is there after a reload and after submits that failed', async ({
  page,
  prisma,
}) => {
  const { slug } = await aPiece(prisma);
  await addToCart(page, slug);
  await fillCheckout(page);
  await page.reload();
  await expectTyped(page);

  for (const failure of [refused(500), refused(403), dropped]) {
    const answered = await failing(page, 'PlaceOrder', failure);
    await placeOrderButton(page).click();
    await expect(page.getByText('We could not connect to the store')).toBeVisible();
    await expectTyped(page);
    await answered();
  }
  await page.reload();
  await expectTyped(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/#\/order-success\//);
});

test('a session that the server refuses at the last button: the password is asked for over the form, and the order is placed', async ({
  page,
  prisma,
}) => {
  const { slug } = await aPiece(prisma);
  const { id, email } = await signedIn(page, prisma, { activityConsent: false });
  await addToCart(page, slug);
  await fillCheckout(page);
  const answered = await failing(page, 'PlaceOrder', refused(401, 'The token has expired.'));
  await placeOrderButton(page).click();
  await expect(asked(page).getByText(email)).toBeVisible();

  await answered();
  await asked(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await asked(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/order-success\//);
  expect(await prisma.order.count({ where: { userId: id } })).toBe(1);
});

test('a session that expires while the form is open takes nothing from it, and it goes on as a guest’s', async ({
  page,
  prisma,
}) => {
  await page.clock.install();
  const { slug } = await aPiece(prisma);
  const { email } = await signedIn(page, prisma, { activityConsent: false });
  await addToCart(page, slug);
  await page.goto('/#/checkout');
  await fillContact(page);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('tokenSetTime', '1'));
  await page.clock.fastForward(5 * MINUTE);
  await asked(page).getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible();
  await expectSignedOut(page);
  await expectTyped(page);

  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(/#\/checkout$/);
  await expectTyped(page);
});

test('what an account typed is not shown to a guest, and waits for the account', async ({ page, prisma }) => {
  await page.clock.install();
  const { slug } = await aPiece(prisma);
  const { email } = await signedIn(page, prisma, { activityConsent: false });
  await addToCart(page, slug);
  await fillCheckout(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.setItem('tokenSetTime', '1'));
  await page.clock.fastForward(5 * MINUTE);
  await asked(page).getByRole('button', { name: 'Not now' }).click();
  await expectSignedOut(page);
  await page.reload();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await signIn(page, email);
  await expectTyped(page);
});
