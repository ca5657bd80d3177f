import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

const aName = () => `Partner ${crypto.randomUUID().slice(0, 8)}`;

test.beforeEach(async ({ page, prisma }) => {
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
});

test('a key is made with the keyboard alone, shown once, works, and is revoked', async ({ page, prisma }) => {
  const name = aName();
  await page.goto('/#/admin/api-keys');
  await page.getByRole('button', { name: 'New API key' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose at least one scope.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Read products')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Add and change products and prices')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Read orders')).toBeChecked();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'API key created' });
  const secret = await dialog.getByRole('group', { name: 'The key' }).innerText();
  await expect(dialog.getByRole('button', { name: 'Copy the key' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const orders = () =>
    page.request.get('/api/admin/orders?limit=1', { headers: { authorization: `Bearer ${secret}` } });
  expect((await orders()).status()).toBe(200);
  expect(await prisma.apiKey.findFirstOrThrow({ where: { name } })).toMatchObject({
    scopes: ['read-orders'],
  });
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/#/admin/api-keys?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the key' }).click();
  await expect(page.getByText(`The key ${name} is revoked`)).toBeVisible();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await orders()).status()).toBe(401);
});
