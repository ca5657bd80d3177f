import type { Locator } from '@playwright/test';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';

const locateCell = (page: Page, column: string, row = 1) =>
  page.getByLabel(`${column}, row ${row}`, { exact: true });

/** Also checks that the save bar is hidden, because the toast could belong to an earlier save. */
async function expectSaved(page: Page) {
  await expect(page.getByRole('region', { name: 'Save' })).toBeHidden();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
}

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
});

/** Returns a photo drawn in the page, so that each file is different. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(
    (tint) => {
      const canvas = document.createElement('canvas');
      canvas.width = 900;
      canvas.height = 900;
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = `#${tint}`;
        context.fillRect(0, 0, 900, 900);
      }
      return canvas.toDataURL('image/png');
    },
    createUniqueMark().slice(0, 6),
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** Pastes cells in the format that spreadsheet programs copy. */
function paste(target: Locator, text: string) {
  return target.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a product is created with a photo, published, and found in the shop', async ({ page, prisma }) => {
  const name = `Tara Band ${createUniqueMark()}`;
  await page.goto('/#/admin/products');
  await page.getByRole('link', { name: 'New product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('A band of silver with a soft edge.');
  await page.getByLabel('Category').selectOption('Silver');
  await page.getByLabel('Type').selectOption('Rings');
  await page.getByLabel('Metal', { exact: true }).selectOption('Silver');
  await page.getByLabel('Purity').selectOption('925');
  await page.getByLabel('Net metal weight (g)').fill('11.664');
  await page.getByLabel('Making charge (% of metal price)').fill('10');

  const rate = await prisma.metalRate.findFirstOrThrow({
    where: { metal: 'SILVER', effectiveFrom: { lte: new Date() } },
    orderBy: [{ effectiveFrom: 'desc' }, { id: 'desc' }],
  });
  const metal = Math.round(rate.perTola * 0.925);
  const price = metal + Math.round(metal / 10);
  await expect(page.getByTestId('live-price')).toHaveText(`NPR ${price.toLocaleString('en-IN')}`);

  await paste(locateCell(page, 'Size'), '12\t\t11.664\t3\n14\t\t12.5\t2');
  await expect(locateCell(page, 'Weight (g)', 2)).toHaveValue('12.5');
  await page.getByLabel('Choose photos').setInputFiles({
    name: 'band.png',
    mimeType: 'image/png',
    buffer: await drawPhoto(page),
  });
  await page.getByRole('textbox', { name: 'Alt text', exact: true }).fill('The band from above');
  await page.getByLabel('What it shows').selectOption('On a dark background');
  await page.getByLabel('Band width').fill('4.6');
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Store preview' });
  await expect(preview.getByText(name).first()).toBeVisible();
  await preview.getByRole('button', { name: 'Back to the editor' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'View in store' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('4.6 mm')).toBeVisible();
  const { id } = await prisma.product.findFirstOrThrow({ where: { name } });
  expect(await prisma.productImage.findMany({ where: { productId: id } })).toMatchObject([{ role: 'DARK' }]);
  await page.goto(`/#/products?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
});

test('a stock change needs a reason, and photos can be reordered and given a focal point', async ({
  page,
  prisma,
}) => {
  await test.step('a stock change needs a reason, which is recorded in the stock ledger', async () => {
    const { id } = await anActiveProduct(prisma, {
      name: `Stock ring ${createUniqueMark()}`,
      variants: [
        { size: '12', stock: 5 },
        { size: '14', stock: 1 },
      ],
    });
    await page.goto(`/#/admin/products/${id}`);
    await locateCell(page, 'Stock').fill('8');
    await page.getByLabel('Reason for the change').selectOption('Delivery received');
    await page.getByLabel('Note').fill('From the workshop');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectSaved(page);
    expect(
      await prisma.variant.findMany({ where: { productId: id }, orderBy: { position: 'asc' } }),
    ).toMatchObject([
      { size: '12', stock: 8 },
      { size: '14', stock: 1 },
    ]);

    await page.goto(`/#/admin/stock/history?productId=${id}`);
    await expect(page.getByText('Delivery received').first()).toBeVisible();
    await expect(page.getByText('+3').first()).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('photos are reordered by keyboard', async () => {
    await leaveScreen(page);
    const { id } = await anActiveProduct(prisma);
    const listImages = () =>
      prisma.productImage.findMany({ where: { productId: id }, orderBy: { position: 'asc' } });
    const previousIds = (await listImages()).map((image) => image.id);
    await page.goto(`/#/admin/products/${id}`);
    await page.getByRole('button', { name: 'Move photo 1 later' }).press('Enter');
    await expect(page.getByText('Photo moved to position 2 of 2.')).toBeAttached();
    await page.keyboard.press('Control+s');
    await expectSaved(page);
    expect((await listImages()).map((image) => image.id)).toEqual(previousIds.toReversed());
  });
  await test.step('a photo’s focal point is set by keyboard, and the shop uses it', async () => {
    await leaveScreen(page);
    const { id, slug } = await anActiveProduct(prisma);
    await page.goto(`/#/admin/products/${id}`);
    await page.getByRole('button', { name: 'Focal point of photo 1' }).press('Enter');
    const focalPoint = page.getByRole('button', { name: 'Focal point: 50% from the left, 50% from the top' });
    await focalPoint.press('ArrowUp');
    await page
      .getByRole('button', { name: 'Focal point: 50% from the left, 45% from the top' })
      .press('Shift+ArrowRight');
    await expect(page.getByText('51% from the left, 45% from the top', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Control+s');
    await expectSaved(page);
    const image = await prisma.productImage.findFirst({
      where: { productId: id },
      orderBy: { position: 'asc' },
    });
    expect(image).toMatchObject({ focusX: 51, focusY: 45 });

    await page.goto(`/#/products/${slug}`);
    const photo = page.getByRole('main').locator(`img[src*="${image?.key}"]`).first();
    await expect(photo).toHaveCSS('object-position', '51% 45%');
  });
});

test('a product is duplicated, and no input is lost or saved incorrectly', async ({ page, prisma }) => {
  await test.step('a product is duplicated with its photos, without its stock', async () => {
    const name = `Twin ring ${createUniqueMark()}`;
    const { id } = await anActiveProduct(prisma, { name });
    await page.goto(`/#/admin/products/${id}`);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name} (copy)`);
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} (copy)` })).toBeVisible();
    expect(
      await prisma.product.findFirstOrThrow({ where: { name: `${name} (copy)` }, include: { images: true } }),
    ).toMatchObject({ status: 'DRAFT', stock: 0, images: [{}, {}] });
  });
  await test.step('following a link does not lose unsaved changes', async () => {
    await leaveScreen(page);
    const { id, name } = await anActiveProduct(prisma, { name: `Kept ring ${createUniqueMark()}` });
    await page.goto(`/#/admin/products/${id}`);
    await page.getByLabel('Name', { exact: true }).fill('Half done');
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Products' })
      .click();
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half done');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Products' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  });
  await test.step('errors are shown cell by cell, and nothing is saved', async () => {
    await leaveScreen(page);
    const { id } = await anActiveProduct(prisma, { variants: [{ size: '12' }, { size: '14' }] });
    await page.goto(`/#/admin/products/${id}`);
    await locateCell(page, 'Stock').fill('many');
    await page.keyboard.press('Control+s');
    await expect(locateCell(page, 'Stock')).toHaveAccessibleDescription(/Enter the stock/);
    await locateCell(page, 'Stock').fill('4');
    await locateCell(page, 'Size', 2).fill('12');
    await page.keyboard.press('Control+s');
    await expect(locateCell(page, 'Size', 2)).toHaveAccessibleDescription('This size is listed twice.');
    expect(await prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ version: 1 });
  });
});

test('two people edit a product at the same time without losing changes', async ({ page, prisma }) => {
  const { id } = await anActiveProduct(prisma, {
    name: 'Shared ring',
    description: 'As it was.',
    metalColour: 'yellow',
  });
  await page.goto(`/#/admin/products/${id}`);
  await page.getByLabel('Name', { exact: true }).fill('My ring');
  await page.getByLabel('Metal colour').fill('rose');
  await prisma.product.update({
    where: { id },
    data: { name: 'Their ring', description: 'By somebody else.', version: { increment: 1 } },
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: 'Someone else changed this product' });
  const nameGroup = dialog.getByRole('radiogroup', { name: 'Name' });
  await expect(nameGroup.getByRole('radio', { name: /My ring/ })).toBeChecked();
  await expect(nameGroup.getByRole('radio', { name: /Their ring/ })).toBeVisible();
  const descriptionGroup = dialog.getByRole('group', { name: 'Description' });
  await expect(descriptionGroup.getByText('By somebody else.')).toBeVisible();
  await expect(descriptionGroup.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await nameGroup.getByRole('radio', { name: /Their ring/ }).check();
  await dialog.getByRole('button', { name: 'Continue with this version' }).click();
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(
    'By somebody else.',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectSaved(page);
  expect(await prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({
    name: 'Their ring',
    description: 'By somebody else.',
    metalColour: 'rose',
  });
});
