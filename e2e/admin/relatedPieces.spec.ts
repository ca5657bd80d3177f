import { aMark } from '../aMark.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('pieces are chosen to stand beside one, in an order, and the margin is told', async ({
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
});
