import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const createUniqueName = () => `Partner ${crypto.randomUUID().slice(0, 8)}`;

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
});

test('a key created by keyboard only is shown once, and can be rotated, renamed and revoked', async ({
  page,
  prisma,
}) => {
  const name = createUniqueName();
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
  await expect(page.getByLabel('Add and change products, prices, stock and content')).toBeFocused();
  // Tab past the scopes of prices, stock and content.
  for (let tabCount = 0; tabCount < 4; tabCount++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Read orders')).toBeChecked();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'API key created' });
  const secret = await dialog.getByRole('group', { name: 'Key' }).innerText();
  await expect(dialog.getByRole('button', { name: 'Copy key' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  const requestOrders = (key = secret) =>
    page.request.get('/api/admin/orders?limit=1', { headers: { authorization: `Bearer ${key}` } });
  expect((await requestOrders()).status()).toBe(200);
  expect(await prisma.apiKey.findFirstOrThrow({ where: { name } })).toMatchObject({
    scopes: ['read-orders'],
    expiresAt: expect.any(Date),
  });
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/#/admin/api-keys?q=${encodeURIComponent(name)}`);
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessible(page);

  await test.step('after rotation both secrets work', async () => {
    await chooseAction(page, name, 'Rotate');
    const form = page.getByRole('dialog', { name: `Rotate the key ${name}` });
    await form.getByLabel('The old secret works for').selectOption('7 days');
    await form.getByLabel('The key is valid for').selectOption('30 days');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Rotate key' }).click();
    const rotatedDialog = page.getByRole('dialog', { name: 'New secret created' });
    const rotatedSecret = await rotatedDialog.getByRole('group', { name: 'Key' }).innerText();
    await rotatedDialog.getByRole('button', { name: 'I have saved it' }).click();
    expect([(await requestOrders()).status(), (await requestOrders(rotatedSecret)).status()]).toEqual([
      200, 200,
    ]);
    await expect(page.getByText(new RegExp(`^${secret.slice(4, 12)}… until .+`))).toBeVisible();
    await expect(page.getByText(`${rotatedSecret.slice(0, 12)}…`)).toBeVisible();
  });

  await test.step('the key is renamed, and stops working when it is revoked', async () => {
    await chooseAction(page, name, 'Rename');
    const form = page.getByRole('dialog', { name: `Rename the key ${name}` });
    await form.getByLabel('Name', { exact: true }).fill(`${name} 2`);
    await form.getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByText(`Key renamed to ${name} 2`)).toBeVisible();
    await chooseAction(page, `${name} 2`, 'Revoke');
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
    await expect(page.getByText(`Key ${name} 2 revoked`)).toBeVisible();
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
    expect((await requestOrders()).status()).toBe(401);
  });
});

async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
