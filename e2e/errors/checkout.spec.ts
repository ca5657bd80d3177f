import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { failing, refused } from '../requests.ts';
import { settled } from '../settled.ts';
import {
  addToCart,
  aGuest,
  expectTyped,
  fillAddress,
  fillContact,
  placeOrderButton,
} from '../shop/shopper.ts';
import { expectSignedOut, signedIn, signIn } from '../signedIn.ts';

const MINUTE = 60_000;
const asked = (page: Page) => page.getByRole('dialog', { name: 'Enter your password to continue' });

test('a session that ends at the checkout, by its age and by the server’s word, takes nothing from the form', async ({
  page,
  prisma,
  consoleErrors,
}) => {
  await page.clock.install();
  const { slug } = await aShownProduct(prisma);
  const { id, email } = await signedIn(page, prisma, { hasActivityConsent: false });
  await addToCart(page, slug);
  await page.goto('/#/checkout');
  const typed = aGuest();
  await fillContact(page, typed);
  await fillAddress(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();

  await test.step('one that expires asks for the password, or goes on as a guest’s', async () => {
    await settled(page);
    await page.evaluate(() => localStorage.setItem('tokenSetTime', '1'));
    await page.clock.fastForward(5 * MINUTE);
    await asked(page).getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByText('Session expired. Please login again.').first()).toBeVisible();
    await expectSignedOut(page);
    await expectTyped(page, typed);
  });

  await test.step('who comes after finds nothing of it, and the account all of it', async () => {
    await page.reload();
    await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/checkout$/);
    await expectTyped(page, typed);
  });

  await test.step('one that the server refuses at the last button asks over the form, and the order is placed', async () => {
    // Only what is not saved is worth the question: the form that came back is, once it is touched.
    await page.getByLabel('Street, tole or house').fill('Balkumari, house 14');
    const answered = await failing(page, 'PlaceOrder', refused(401, 'The token has expired.'));
    await placeOrderButton(page).click();
    await expect(asked(page).getByText(email)).toBeVisible();
    await answered();
    await asked(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
    await asked(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/#\/order-success\//);
    expect(await prisma.order.count({ where: { userId: id } })).toBe(1);
  });
  consoleErrors.length = 0;
});
