import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { failing } from '../requests.ts';
import { settled } from '../settled.ts';
import { expectSignedOut, signedIn, signIn } from '../signedIn.ts';
import { expectGreeted } from './screen.ts';

const REQUIRED = 'Authentication required. Please login.';

test.afterEach(({ consoleErrors }) => {
  consoleErrors.length = 0;
});

test('a session that the server refuses ends with one word; the login leads back', async ({
  page,
  prisma,
}) => {
  const { id, email } = await signedIn(page, prisma);

  await test.step('a token that it does not know: on the page where one was', async () => {
    await page.evaluate((token) => localStorage.setItem('authToken', token), 'malformed'.repeat(9));
    await page.goto('/#/products');
    await expect(page.getByText(REQUIRED)).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/products$/);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expectGreeted(page, false);
    await expectSignedOut(page);
  });

  await test.step('a session that it ended: a screen of one’s own leads to the login', async () => {
    await page.goto('/#/orders');
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
    await settled(page);
    await prisma.session.updateMany({ where: { userId: id }, data: { endedAt: new Date() } });
    await page.reload();
    await expect(page).toHaveURL(/#\/login$/);
    await expectSignedOut(page);
  });

  await test.step('and the login back to it', async () => {
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/orders$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
  });
});

test('a session that ends in the middle of an edit asks for the password in place, and the save goes on', async ({
  page,
  prisma,
}) => {
  const staff = await signedIn(page, prisma, { role: 'ADMIN' });
  const { id } = await aShownProduct(prisma, { name: 'Plain ring' });
  const name = page.getByLabel('Name', { exact: true });
  await page.goto(`/#/admin/products/${id}`);
  await name.fill('Plain band');
  await page.reload();
  await expect(page.getByText(/^Unsaved changes of .* restored$/)).toBeVisible();
  await expect(name).toHaveValue('Plain band');

  // Not before the save is on its way: what the screen reads by itself would ask for the password too.
  let isOver = false;
  await failing(page, 'UpdateProduct', async (route) => {
    if (!isOver)
      await prisma.session.updateMany({ where: { userId: staff.id }, data: { endedAt: new Date() } });
    isOver = true;
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
  await expect(page.getByText(/^Unsaved changes of /)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`#/admin/products/${id}$`));
  expect(await prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ name: 'Plain band' });
});
