import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { readLevels } from '#graph/testing/setLevel.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

/** Types the code and presses Enter, like a scanner. */
async function scan(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

const locateDocumentStatus = (page: Page, status: string) =>
  page.getByRole('status').getByText(status, { exact: true });

test('goods are received, transferred to the shop, counted by scan and adjusted, and the stock ledger matches', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const workshop = await aLocation(prisma, {
    name: `Workshop ${createUniqueMark()}`,
    kind: 'WORKSHOP',
    servesOrders: false,
    position: 90,
  });
  const ring = await anActiveProduct(prisma, { name: `Counted ring ${createUniqueMark()}`, stock: 2 });
  const { sku } = await prisma.variant.findFirstOrThrow({ where: { productId: ring.id } });
  const readRingLevels = () => readLevels(prisma, ring.id);

  await test.step('two scans and a cost create one numbered goods receipt', async () => {
    await page.goto('/#/admin/stock');
    await page.getByRole('link', { name: 'Receive goods' }).click();
    await page.getByLabel('Location', { exact: true }).selectOption(workshop.name);
    await page.getByLabel('Supplier', { exact: true }).fill('Patan goldsmiths');
    await scan(page, 'Add item', sku);
    await expect(page.getByLabel(`Quantity of ${sku}`)).toHaveValue('1');
    await scan(page, 'Add item', sku.toLowerCase());
    await expect(page.getByLabel(`Quantity of ${sku}`)).toHaveValue('2');
    await page.getByLabel(`Quantity of ${sku}`).fill('4');
    await page.getByLabel(`Cost of ${sku}`).fill('9,000');
    await page.getByLabel(`Weight of ${sku}`).fill('20.04');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Record goods receipt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Goods receipt GR-\d{4}$/ })).toBeVisible();
    await expect(page.getByText('NPR 36,000')).toBeVisible();
    expect(await readRingLevels()).toEqual({ [MAIN_LOCATION_ID]: 2, [workshop.id]: 4 });
  });

  await test.step('three items leave the workshop, two arrive, and the difference is recorded', async () => {
    await page.goto('/#/admin/stock/transfers/new');
    await page.getByLabel('From location').selectOption(workshop.name);
    await page.getByLabel('To location').selectOption({ value: MAIN_LOCATION_ID });
    await scan(page, 'Add item', sku);
    await page.getByLabel(`Quantity of ${sku}`).fill('3');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Transfer TR-\d{4}$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(locateDocumentStatus(page, 'On the way')).toBeVisible();
    expect(await readRingLevels()).toEqual({ [MAIN_LOCATION_ID]: 2, [workshop.id]: 1 });
    await page.getByLabel(`Received quantity of ${sku}`).fill('2');
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(locateDocumentStatus(page, 'Received')).toBeVisible();
    expect(await readRingLevels()).toEqual({ [MAIN_LOCATION_ID]: 4, [workshop.id]: 1 });
  });

  await test.step('a stock-take by scan finds one extra item, and the difference is recorded', async () => {
    await page.goto('/#/admin/stock/counts');
    await page.getByRole('button', { name: 'Start stock-take' }).first().click();
    await page.getByRole('dialog').getByLabel('Location').selectOption(workshop.name);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Stock-take ST-\d{4}$/ })).toBeVisible();
    await scan(page, 'Scan', sku);
    await expect(page.getByText(`${sku}: 1 counted, 1 expected`)).toBeVisible();
    await scan(page, 'Scan', sku);
    await expect(page.getByText(`${sku}: 2 counted, 1 expected`)).toBeVisible();
    await scan(page, 'Scan', 'no-such-code');
    await expect(page.getByRole('alert')).toContainText('No variant has the code no-such-code.');
    await expect(page.getByLabel(`Counted quantity of ${sku}`)).toHaveValue('2');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(locateDocumentStatus(page, 'Finished')).toBeVisible();
    expect(await readRingLevels()).toEqual({ [MAIN_LOCATION_ID]: 4, [workshop.id]: 2 });
  });

  await test.step('a stock level is edited in the list, and a concurrent sale is reported, not overwritten', async () => {
    await page.goto(`/#/admin/stock?productId=${ring.id}`);
    const cell = page.getByRole('textbox', { name: `Available quantity of ${sku}` });
    await expect(cell).toHaveValue('4');
    await prisma.stockLevel.updateMany({
      where: { variant: { productId: ring.id }, locationId: MAIN_LOCATION_ID },
      data: { quantity: 3 },
    });
    await prisma.variant.updateMany({ where: { productId: ring.id }, data: { stock: 3 } });
    await prisma.product.update({ where: { id: ring.id }, data: { stock: 3 } });
    await cell.fill('9');
    const saveBar = page.getByRole('region', { name: 'Save' });
    await saveBar.getByLabel('Reason for the change').selectOption('Found again');
    await saveBar.getByRole('button', { name: 'Save' }).click();
    await expect(saveBar).toContainText('the quantity is now 3. It was 4 when you entered 9.');
    await expectAccessible(page);
    await saveBar.getByRole('button', { name: 'Keep 3' }).click();
    await expect(saveBar).toBeHidden();
    await page.getByRole('button', { name: `Stock of ${sku}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Location').selectOption({ value: MAIN_LOCATION_ID });
    await dialog.getByRole('button', { name: 'Add or remove' }).click();
    await dialog.getByLabel('Change (for example, -1)').fill('-1');
    await dialog.getByLabel('Low-stock limit').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid').getByText('Low', { exact: true })).toBeVisible();
    expect(await readRingLevels()).toEqual({ [MAIN_LOCATION_ID]: 2, [workshop.id]: 2 });
  });

  await test.step('the stock ledger lists every move by document', async () => {
    await page.goto(`/#/admin/stock/history?productId=${ring.id}`);
    await expect(page.getByRole('link', { name: /^GR-/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^TR-/ })).toHaveCount(2);
    await page.getByRole('link', { name: /^ST-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Stock-take/ })).toBeVisible();
  });
});
