import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { selectRow } from './selectRow.ts';

test('in the bulk editor, cells are typed, pasted and filled down, and rows are saved one by one', {
  tag: '@desk',
}, async ({ page, prisma }) => {
  const mark = createUniqueMark();
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const buildProductData = (name: string) => {
    const sku = `${name}-${mark}`;
    return { name: `${name} ${mark}`, sku, price: 5000, variants: [{ sku }] };
  };
  const alpha = await anActiveProduct(prisma, buildProductData('Alpha'));
  const beta = await anActiveProduct(prisma, buildProductData('Beta'));
  const sizedProduct = await anActiveProduct(prisma, {
    ...buildProductData('Gamma'),
    variants: [{ size: '12' }, { size: '14' }],
  });
  const grid = page.getByRole('grid', { name: 'Products and sizes' });
  const saveBar = page.getByRole('region', { name: 'Save' });

  await test.step('the products selected in the list are opened, and stay open after a reload', async () => {
    await page.goto(`/#/admin/products?q=${mark}&sort=NAME`);
    await selectRow(page, alpha.sku, new RegExp(alpha.sku));
    await selectRow(page, beta.sku, new RegExp(beta.sku));
    await selectRow(page, sizedProduct.sku, new RegExp(sizedProduct.sku));
    await page.getByRole('region', { name: 'Selection' }).getByRole('link', { name: 'Bulk edit' }).click();
    await expect(grid.getByRole('rowheader')).toHaveText([
      alpha.name,
      beta.name,
      sizedProduct.name,
      'Size 12',
      'Size 14',
    ]);
    await page.reload();
    await expect(grid.getByRole('rowheader')).toHaveCount(5);
  });

  await test.step('cells are overwritten, filled down, copied and pasted, and the changes are undone', async () => {
    await grid.focus();
    await page.keyboard.type('Aurum');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await moveToColumn(page, 'Fixed price (NPR)');
    await page.keyboard.type('5500');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(locateCell(page, 1, 'Fixed price (NPR)')).toHaveText(/5,500/);
    await page.keyboard.press('Control+z');
    await expect(locateCell(page, 1, 'Fixed price (NPR)')).toHaveText('5,000');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+v');
    await expect(locateCell(page, 2, 'Fixed price (NPR)')).toHaveText('5,000');
    await expect(locateCell(page, 1, 'Fixed price (NPR)')).toHaveText(/5,500/);
    await expect(saveBar.getByText('3 cells changed in 2 products')).toBeVisible();
  });

  await test.step('an invalid value shows an error, and a stock change needs a reason', async () => {
    await grid.getByText('Size 14').click();
    await moveToColumn(page, 'Barcode');
    await page.keyboard.type('4006381333932');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').getByText('it should end in 1')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '1 product with errors' }).click();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: '1 product with errors' })).toBeHidden();
    await moveToColumn(page, /^Stock/);
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.getByLabel('Reason for the change').selectOption('Delivery received');
  });

  await test.step('changes by others are kept, and the remaining rows are saved', async () => {
    await prisma.product.update({
      where: { id: beta.id },
      data: { fixedPrice: 5200, version: { increment: 1 } },
    });
    await saveBar.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Someone else has changed this to “5200”.').first()).toBeVisible();
    await expect(saveBar.getByText('1 cell changed in 1 product')).toBeVisible();
    expect(await prisma.product.findUniqueOrThrow({ where: { id: alpha.id } })).toMatchObject({
      name: 'Aurum',
      price: 5500,
    });
    const [, variant] = sizedProduct.variants;
    const moves = await prisma.stockMove.findMany({ where: { variantId: variant?.id } });
    expect(moves).toMatchObject([{ delta: 4, reason: 'RECEIVED' }]);

    await saveBar.getByRole('button', { name: 'Save' }).click();
    await expect(saveBar).toBeHidden();
    expect(await prisma.product.findUniqueOrThrow({ where: { id: beta.id } })).toMatchObject({ price: 5500 });
  });

  await test.step('leaving with unsaved changes asks for confirmation', async () => {
    await grid.focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Argentum');
    await page.keyboard.press('Enter');
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Products' })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Leave page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });
});

/** Returns the cell of a row, counted from 0, in the column with this header. */
function locateCell(page: Page, row: number, header: string) {
  return page
    .getByRole('row')
    .nth(row + 1)
    .locator('th, td')
    .nth(COLUMNS.indexOf(header));
}

const COLUMNS = ['Name', 'Status', 'SKU', 'Fixed price (NPR)'];

/** Moves to a column of the current row. */
async function moveToColumn(page: Page, header: string | RegExp) {
  const headers = await page.getByRole('columnheader').allTextContents();
  const index = headers.findIndex((text) =>
    typeof header === 'string' ? text === header : header.test(text),
  );
  await page.keyboard.press('Home');
  for (let step = 0; step < index; step++) await page.keyboard.press('ArrowRight');
}
