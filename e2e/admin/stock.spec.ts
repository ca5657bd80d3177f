import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { aLocation } from '#graph/testing/aLocation.ts';
import { readLevels } from '#graph/testing/setLevel.ts';
import { aMark } from '../aMark.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

/** As a scanner does: the code, and Enter. */
async function scan(page: Page, label: string, code: string) {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.keyboard.press('Enter');
}

/** Where a document stands. */
const standing = (page: Page, word: string) => page.getByRole('status').getByText(word, { exact: true });

test('goods are received, sent to the shop, counted by scan and adjusted, and the books agree', async ({
  page,
  prisma,
}) => {
  await signedIn(page, prisma, { role: 'ADMIN' });
  const workshop = await aLocation(prisma, {
    name: `Workshop ${aMark()}`,
    kind: 'WORKSHOP',
    servesOrders: false,
    position: 90,
  });
  const ring = await aShownProduct(prisma, { name: `Counted ring ${aMark()}`, stock: 2 });
  const { sku } = await prisma.variant.findFirstOrThrow({ where: { productId: ring.id } });
  const levels = () => readLevels(prisma, ring.id);

  await test.step('two scans and a cost are one receipt with a number', async () => {
    await page.goto('/#/admin/stock');
    await page.getByRole('link', { name: 'Receive goods' }).click();
    await page.getByLabel('Into').selectOption(workshop.name);
    await page.getByLabel('Supplier').fill('Patan goldsmiths');
    await scan(page, 'Add a piece', sku);
    await expect(page.getByLabel(`Quantity of ${sku}`)).toHaveValue('1');
    await scan(page, 'Add a piece', sku.toLowerCase());
    await expect(page.getByLabel(`Quantity of ${sku}`)).toHaveValue('2');
    await page.getByLabel(`Quantity of ${sku}`).fill('4');
    await page.getByLabel(`Cost of ${sku}`).fill('9,000');
    await page.getByLabel(`Weight of ${sku}`).fill('20.04');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Book in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Receipt GR-\d{4}$/ })).toBeVisible();
    await expect(page.getByText('NPR 36,000')).toBeVisible();
    expect(await levels()).toEqual({ [MAIN_LOCATION_ID]: 2, [workshop.id]: 4 });
  });

  await test.step('three leave the workshop, two arrive: the difference stays on record', async () => {
    await page.goto('/#/admin/stock/transfers/new');
    await page.getByLabel('From location').selectOption(workshop.name);
    await page.getByLabel('To location').selectOption({ value: MAIN_LOCATION_ID });
    await scan(page, 'Add a piece', sku);
    await page.getByLabel(`Quantity of ${sku}`).fill('3');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Transfer TR-\d{4}$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(standing(page, 'On the way')).toBeVisible();
    expect(await levels()).toEqual({ [MAIN_LOCATION_ID]: 2, [workshop.id]: 1 });
    await page.getByLabel(`Arrived of ${sku}`).fill('2');
    await page.getByRole('button', { name: 'Receive', exact: true }).click();
    await expect(standing(page, 'Received')).toBeVisible();
    expect(await levels()).toEqual({ [MAIN_LOCATION_ID]: 4, [workshop.id]: 1 });
  });

  await test.step('a count by scan finds one more, and the difference is booked', async () => {
    await page.goto('/#/admin/stock/counts');
    await page.getByRole('button', { name: 'Start a stock-take' }).first().click();
    await page.getByRole('dialog').getByLabel('Location').selectOption(workshop.name);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Stock-take ST-\d{4}$/ })).toBeVisible();
    await scan(page, 'Scan', sku);
    await expect(page.getByText(`${sku}: 1 counted, 1 expected`)).toBeVisible();
    await scan(page, 'Scan', sku);
    await expect(page.getByText(`${sku}: 2 counted, 1 expected`)).toBeVisible();
    await scan(page, 'Scan', 'no-such-code');
    await expect(page.getByRole('alert')).toContainText('Nothing is called no-such-code.');
    await expect(page.getByLabel(`Counted of ${sku}`)).toHaveValue('2');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Finish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click();
    await expect(standing(page, 'Finished')).toBeVisible();
    expect(await levels()).toEqual({ [MAIN_LOCATION_ID]: 4, [workshop.id]: 2 });
  });

  await test.step('a level is set where it is seen; a sale in between is told, not overwritten', async () => {
    await page.goto(`/#/admin/stock?productId=${ring.id}`);
    const cell = page.getByRole('textbox', { name: `Available of ${sku}` });
    await expect(cell).toHaveValue('4');
    await prisma.stockLevel.updateMany({
      where: { variant: { productId: ring.id }, locationId: MAIN_LOCATION_ID },
      data: { quantity: 3 },
    });
    await prisma.variant.updateMany({ where: { productId: ring.id }, data: { stock: 3 } });
    await prisma.product.update({ where: { id: ring.id }, data: { stock: 3 } });
    await cell.fill('9');
    const bar = page.getByRole('region', { name: 'Save' });
    await bar.getByLabel('Reason for the change').selectOption('Found again');
    await bar.getByRole('button', { name: 'Save' }).click();
    await expect(bar).toContainText('3 by now, 4 when you typed 9.');
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Leave 3' }).click();
    await expect(bar).toBeHidden();
    await page.getByRole('button', { name: `Stock of ${sku}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Location').selectOption({ value: MAIN_LOCATION_ID });
    await dialog.getByRole('button', { name: 'Add or take' }).click();
    await dialog.getByLabel('Change, such as -1').fill('-1');
    await dialog.getByLabel('Low at').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('grid').getByText('Low', { exact: true })).toBeVisible();
    expect(await levels()).toEqual({ [MAIN_LOCATION_ID]: 2, [workshop.id]: 2 });
  });

  await test.step('the ledger tells all of it, by document', async () => {
    await page.goto(`/#/admin/stock/history?productId=${ring.id}`);
    await expect(page.getByRole('link', { name: /^GR-/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^TR-/ })).toHaveCount(2);
    await page.getByRole('link', { name: /^ST-/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Stock-take/ })).toBeVisible();
  });
});
