import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';
import { selectRow } from './selectRow.ts';

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
});

test('products are archived together, and restored', async ({ page, prisma }) => {
  await test.step('archived products are restored from the toast', async () => {
    const { id, sku } = await anActiveProduct(prisma, { name: `Archived ring ${createUniqueMark()}` });
    const readStatus = async () => (await prisma.product.findUniqueOrThrow({ where: { id } })).status;
    await page.goto(`/#/admin/products?q=${sku}`);
    await selectRow(page, sku, new RegExp(sku));
    await page.getByRole('button', { name: 'Archive' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await expect(dialog.getByText('1 changed.')).toBeVisible();
    expect(await readStatus()).toBe('ARCHIVED');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 change undone')).toBeVisible();
    expect(await readStatus()).toBe('ACTIVE');
  });
  await test.step('several products are archived from the list', async () => {
    await leaveScreen(page);
    const tag = createUniqueMark();
    const [firstProductName, secondProductName] = [`Old ring ${tag} one`, `Old ring ${tag} two`];
    for (const name of [firstProductName, secondProductName]) await anActiveProduct(prisma, { name });
    await page.goto(`/#/admin/products?q=${tag}`);
    await expect(page.getByRole('link', { name: firstProductName })).toBeVisible();
    await expectAccessible(page);
    const checkboxes = page.getByRole('checkbox', { name: /^Select (row|Old ring)/ });
    while ((await checkboxes.and(page.locator(':not(:checked)')).count()) > 0)
      await checkboxes.and(page.locator(':not(:checked)')).first().check();
    await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Archive' }).click();
    const dialog = page.getByRole('dialog', { name: 'Archive: 2 products' });
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await expect(dialog.getByText('2 changed.')).toBeVisible();
    expect(
      await prisma.product.count({
        where: { name: { in: [firstProductName, secondProductName] }, status: 'ARCHIVED' },
      }),
    ).toBe(2);
  });
});

test('a spreadsheet is checked, then imported', async ({ page, prisma }) => {
  const { sku } = await anActiveProduct(prisma, { price: 5000 });
  const newSku = `NEW-${createUniqueMark()}`;
  const csv = `sku,name,category,type,metal,purity,weight_g,fixed_price,stock
${sku},,,,,,,6000,
${newSku},Sheet band,SILVER,RINGS,SILVER,925,4,2400,3
BAD-1,Bad band,SILVER,RINGS,SILVER,22K,4,2400,3`;
  await page.goto('/#/admin/products/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'pieces.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('New: 1')).toBeVisible();
  await expect(
    page.getByText('Row 4, purity: This metal isn’t available in “22K”. Choose one of these: 925, 999.'),
  ).toBeVisible();
  expect(await prisma.product.findUnique({ where: { sku: newSku } })).toBeNull();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByText('Created: 1')).toBeVisible();
  expect(await prisma.product.findUniqueOrThrow({ where: { sku: newSku } })).toMatchObject({ stock: 3 });
  expect(await prisma.product.findUniqueOrThrow({ where: { sku } })).toMatchObject({ price: 6000 });
});

test('many prices are changed after a preview', async ({ page, prisma }) => {
  const tag = createUniqueMark();
  const name = `Priced ring ${tag}`;
  const products = [
    await anActiveProduct(prisma, { name, price: 5000 }),
    await anActiveProduct(prisma, { name, price: 7000 }),
  ];
  await page.goto(`/#/admin/products/prices?q=${tag}`);
  await page.getByLabel('Change', { exact: true }).selectOption('Fixed price');
  await page.getByLabel('Method', { exact: true }).selectOption('Increase by (%)');
  await page.getByLabel('Amount').fill('10');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(
    page.getByText('2 products will change, from NPR 12,000 to NPR 13,200 in total (+NPR 1,200).'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(page.getByText('2 prices changed')).toBeVisible();
  const ids = products.map(({ id }) => id);
  const after = await prisma.product.findMany({ where: { id: { in: ids } }, orderBy: { price: 'asc' } });
  expect(after.map(({ price }) => price)).toEqual([5500, 7700]);
});
