import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aPiece } from '../aPiece.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { failing, refused } from '../requests.ts';
import { expectSignedOut, signedIn, signIn } from '../signedIn.ts';

const EXPIRED = 'Your session has expired. Please login again.';
const REQUIRED = 'Authentication required. Please login.';

test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

for (const [said, text] of [
  ['The token has expired', EXPIRED],
  ['No.', REQUIRED],
] as const)
  test(`refused with “${said}”: the session is cleared, “${text}”, and the login leads back`, async ({
    page,
    prisma,
  }) => {
    const { email } = await signedIn(page, prisma);
    const answered = await failing(page, 'DashboardPage', refused(401, said));
    await page.goto('/#/dashboard');
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);
    await expectSignedOut(page);

    await answered();
    await signIn(page, email);
    await expect(page).toHaveURL(/#\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('refused within /admin it is the admin login that one is sent to', async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  await failing(page, 'Viewer', refused(401));
  await page.goto('/#/admin');
  await expect(page.getByRole('alert').filter({ hasText: REQUIRED })).toBeVisible();
  await expect(page).toHaveURL(/#\/admin-login$/);
  await expectSignedOut(page);
});

for (const path of ['/login', '/admin-login'])
  test(`refused on ${path} one stays there`, async ({ page, prisma }) => {
    await signedIn(page, prisma);
    await failing(page, 'Viewer', refused(401));
    await page.goto(`/#${path}`);
    await expect(page.getByRole('alert').filter({ hasText: REQUIRED })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
    await expectSignedOut(page);
  });

test('a session that the server ended is refused by the server itself', async ({ page, prisma }) => {
  const { id } = await signedIn(page, prisma);
  await prisma.session.updateMany({ where: { userId: id }, data: { endedAt: new Date() } });
  await page.goto('/#/orders');
  await expect(page).toHaveURL(/#\/login$/);
  await expectSignedOut(page);
});

test('a session that ends in the middle of an edit asks for the password in place, and the save goes on', async ({
  page,
  prisma,
}) => {
  const staff = await signedIn(page, prisma, { role: 'ADMIN' });
  const { id } = await aPiece(prisma, { name: 'Plain ring' });
  const name = page.getByLabel('Name', { exact: true });
  await page.goto(`/#/admin/products/${id}`);
  await name.fill('Plain band');
  await page.reload();
  await expect(page.getByText(/^Unsaved changes of .* restored$/)).toBeVisible();
  await expect(name).toHaveValue('Plain band');

  await prisma.session.updateMany({ where: { userId: staff.id }, data: { endedAt: new Date() } });
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
