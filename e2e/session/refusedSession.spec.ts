import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { failOperation } from '../requests.ts';
import { expectSignedOut, signIn, signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { expectSignedInHeader } from './screen.ts';

const REQUIRED = 'Authentication required. Please login.';

test.afterEach(({ consoleErrors }) => {
  consoleErrors.length = 0;
});

test('a session rejected by the server ends with one message, and the login returns to the screen', async ({
  page,
  prisma,
}) => {
  const { id, email } = await signInNewCustomer(page, prisma);

  await test.step('an unknown token ends the session on the current page', async () => {
    await page.evaluate((token) => localStorage.setItem('authToken', token), 'malformed'.repeat(9));
    await page.goto('/#/products');
    await expect(page.getByText(REQUIRED)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/products$/);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectSignedInHeader(page, false);
    await expectSignedOut(page);
  });

  await test.step('a session ended by the server redirects an account screen to the login', async () => {
    await page.goto('/#/orders');
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
    await waitUntilIdle(page);
    await prisma.session.updateMany({ where: { userId: id }, data: { endedAt: new Date() } });
    await page.reload();
    await expect(page).toHaveURL(/#\/login$/);
    await expectSignedOut(page);
  });

  await test.step('the login returns to that screen', async () => {
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
  });
});

test('a session that ends during an edit asks for the password in place, and the save continues', async ({
  page,
  prisma,
}) => {
  const staff = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const { id } = await anActiveProduct(prisma, { name: 'Plain ring' });
  const name = page.getByLabel('Name', { exact: true });
  await page.goto(`/#/admin/products/${id}`);
  await name.fill('Plain band');
  await page.reload();
  await expect(page.getByText(/^Unsaved changes from .* restored$/)).toBeVisible();
  await expect(name).toHaveValue('Plain band');

  // The session is ended only while the save is in flight, because other requests of the screen would also open the
  // password dialog.
  let isSessionEnded = false;
  await failOperation(page, 'UpdateProduct', async (route) => {
    if (!isSessionEnded)
      await prisma.session.updateMany({ where: { userId: staff.id }, data: { endedAt: new Date() } });
    isSessionEnded = true;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter your password to continue' });
  await expect(dialog.getByText(staff.email)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Unsaved changes from/)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`#/admin/products/${id}$`));
  expect(await prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: 'Plain band' });
});
