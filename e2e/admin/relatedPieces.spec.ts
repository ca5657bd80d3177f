import { aMark } from '../aMark.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('pieces are chosen to stand beside one, in an order, the margin is told, and an earlier price struck through', async ({
  page,
  prisma,
}) => {
  const mark = aMark();
  await signedIn(page, prisma, { role: 'SUPER_ADMIN' });
  const piece = await aShownProduct(prisma, { name: `Necklace ${mark}`, price: 10_000 });
  await aShownProduct(prisma, { name: `Earrings ${mark}`, sku: `E-${mark}` });
  await aShownProduct(prisma, { name: `Bangle ${mark}`, sku: `B-${mark}` });

  await page.goto(`/#/admin/products/${piece.id}`);
  const related = page.getByRole('list', { name: 'Related pieces' });

  await test.step('they are found by word or SKU, and put in order', async () => {
    const search = page.getByLabel('Find pieces to add');
    await search.fill(`E-${mark}`);
    await page.getByRole('button', { name: `Add Earrings ${mark}` }).click();
    await search.fill(`B-${mark}`);
    await page.getByRole('button', { name: `Add Bangle ${mark}` }).click();
    await expect(related.getByRole('listitem')).toHaveText([/Earrings/, /Bangle/]);
    await page.getByRole('button', { name: `Move Bangle ${mark} up` }).click();
    await expect(related.getByRole('listitem')).toHaveText([/Bangle/, /Earrings/]);
  });

  await test.step('a cost shows what is left of the price', async () => {
    await page.getByLabel('Cost, NPR').fill('7500');
    await expect(page.getByText('NPR 2,500 above cost, 25 % of the price')).toBeVisible();
    await page.getByLabel('Cost, NPR').fill('12000');
    await expect(page.getByText('NPR 2,000 below cost')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an earlier price is taken above the price', async () => {
    const earlier = page.getByLabel('Earlier price, NPR');
    await earlier.fill('10000');
    await expect(page.getByText('Not shown, as it is not above the price.')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(earlier).toHaveAccessibleDescription(/Enter an earlier price that is above the price/);
    await earlier.fill('12500');
  });

  await test.step('the product page shows them first', async () => {
    await page
      .getByRole('region', { name: 'Save' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(page.getByRole('region', { name: 'Save' })).toBeHidden();
    await page.reload();
    await expect(related.getByRole('listitem')).toHaveText([/Bangle/, /Earrings/]);
    await page.goto(`/#/products/${piece.slug}`);
    const row = page.getByRole('region', { name: 'Goes well with it' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('heading', { level: 3 }).nth(0)).toHaveText(`Bangle ${mark}`);
    await expect(row.getByRole('heading', { level: 3 }).nth(1)).toHaveText(`Earrings ${mark}`);
  });

  await test.step('the page and the card strike the earlier price through', async () => {
    const main = page.getByRole('main');
    await expect(main.getByText('Before: NPR 12,500').first()).toBeAttached();
    await expect(main.getByText('Save NPR 2,500')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/#/products?search=${mark}`);
    const card = page.getByRole('article').filter({ hasText: `Necklace ${mark}` });
    await expect(card).toContainText('NPR 10,000');
    await expect(card.locator('s')).toHaveText('NPR 12,500');
  });
});
