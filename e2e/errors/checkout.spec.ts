import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { failOperation, respondWith } from '../requests.ts';
import {
  addToCart,
  createUniqueGuest,
  expectFilledForm,
  fillAddress,
  fillContact,
  locatePlaceOrderButton,
} from '../shop/shopper.ts';
import { expectSignedOut, signIn, signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const MINUTE = 60_000;
const locatePasswordDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Enter your password to continue' });

test('a session that expires or is ended by the server during checkout keeps the form', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  await page.clock.install();
  const { slug } = await anActiveProduct(prisma);
  const { id, email } = await signInNewCustomer(page, prisma, { hasActivityConsent: false });
  await addToCart(page, slug);
  await page.goto('/#/checkout');
  const guest = createUniqueGuest();
  await fillContact(page, guest);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();

  await test.step('after the session expires, the shopper enters the password or continues as a guest', async () => {
    await waitUntilIdle(page);
    await page.evaluate(() => localStorage.setItem('tokenSetTime', '1'));
    await page.clock.fastForward(5 * MINUTE);
    await locatePasswordDialog(page).getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible();
    await expectSignedOut(page);
    await expectFilledForm(page, guest);
  });

  await test.step('the next shopper on the device sees none of the input, and the owner of the account sees all of it', async () => {
    await page.reload();
    await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/checkout$/);
    await expectFilledForm(page, guest);
  });

  await test.step('if the server ends the session on the last click, a dialog asks for the password and the order is placed', async () => {
    // Only unsaved input triggers the dialog. The restored form counts as unsaved once it is edited.
    await page.getByLabel('Street, tole or house').fill('Balkumari, house 14');
    const restoreOperation = await failOperation(
      page,
      'PlaceOrder',
      respondWith(401, 'The token has expired.'),
    );
    await locatePlaceOrderButton(page).click();
    await expect(locatePasswordDialog(page).getByText(email)).toBeVisible();
    await restoreOperation();
    await locatePasswordDialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await locatePasswordDialog(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/#\/order-success\//);
    expect(await prisma.order.count({ where: { userId: id } })).toBe(1);
  });
  consoleErrors.length = 0;
});
