import { MG_PER_TOLA } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

// These rates leave every price unchanged, because other tests place orders in the same store.

const DAY = 86_400_000;

test('today’s rate is entered for another unit of weight and published by keyboard only', async ({
  page,
  prisma,
}) => {
  const { perTola } = await prisma.metalRate.findFirstOrThrow({
    where: { metal: 'SILVER', effectiveFrom: { lte: new Date() } },
    orderBy: [{ effectiveFrom: 'desc' }, { id: 'desc' }],
  });
  const { name } = await signInNewCustomer(page, prisma, {
    role: 'ADMIN',
    name: `Maya ${crypto.randomUUID()}`,
  });
  await page.goto('/#/admin/rates');
  await page.getByRole('button', { name: 'Gram', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Fine silver' })).toBeFocused();
  await page.keyboard.type(String(Math.round(((perTola * 1000) / MG_PER_TOLA) * 100) / 100));
  await expect(page.getByText(`${formatNpr(perTola)} per tola, `)).toBeVisible();
  await expect(page.getByText('No prices will change')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(page.getByText(`Silver rate published: ${formatNpr(perTola)} per tola.`)).toBeVisible();
  await expect(page.getByText('No prices changed.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
});

test('rates are previewed before publishing, and only the owner deletes one', async ({ page, prisma }) => {
  await test.step('only the owner can delete a rate', async () => {
    await signInNewCustomer(page, prisma, { role: 'ADMIN' });
    await page.goto('/#/admin/rates');
    await expect(page.getByText('FENEGOSIDA (demo)').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });
  await test.step('the effect of a rate on prices is shown before it is published', async () => {
    await leaveScreen(page);
    // The demo rates are whole hundreds.
    const perTola = 301_001;
    await page.goto('/#/admin/rates');
    await page.getByRole('textbox', { name: 'Fine gold' }).fill(perTola.toLocaleString('en-IN'));
    await expect(page.getByText(/^\d+ prices will change$/)).toBeVisible();
    await expect(page.getByText(/^Total: from NPR .* to NPR .* \([+−].*, .*%\)$/)).toBeVisible();
    await expect(page.getByText(/^Largest change: .* \(.*%\)$/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Fine gold' }).fill('a lot');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Enter an amount in rupees, such as 3,05,200.')).toBeVisible();
    expect(await prisma.metalRate.count({ where: { perTola } })).toBe(0);
  });
});

test('a large rate change must be confirmed, and the owner can undo it', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  const perTola = 9_000_000 + Math.floor(Math.random() * 900_000);
  const later = new Date(Date.now() + 29 * DAY).toISOString().slice(0, 16);
  await page.goto('/#/admin/rates');
  await page.getByRole('textbox', { name: 'Fine gold' }).fill(String(perTola));
  await page.getByLabel('Effective from').first().fill(later);
  await expect(page.getByText('The rate changes by more than 8%')).toBeVisible();
  await page.getByRole('button', { name: 'Publish the gold rate' }).click();
  await expect(page.getByText('Confirm that the rates are correct, or change them.')).toBeVisible();
  expect(await prisma.metalRate.count({ where: { perTola } })).toBe(0);

  await page.getByRole('checkbox', { name: 'The rates are correct' }).check();
  await page.getByRole('button', { name: 'Publish the gold rate' }).click();
  await expect(page.getByText(/Prices will change on/)).toBeVisible();
  expect(await prisma.metalRate.count({ where: { perTola } })).toBe(1);

  await page.getByRole('button', { name: `Delete Gold at ${formatNpr(perTola)} per tola` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete rate' }).click();
  await expect(page.getByText('Rate deleted')).toBeVisible();
  expect(await prisma.metalRate.count({ where: { perTola } })).toBe(0);
});
