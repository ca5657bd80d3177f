import type { Download } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

const aName = () => `Buyer ${crypto.randomUUID().slice(0, 8)}`;
const locateTray = (page: Page) => page.getByRole('region', { name: 'Background jobs' });

async function startExport(page: Page, format: 'CSV' | 'Excel (XLSX)'): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
}

async function downloadExport(page: Page, format: Parameters<typeof startExport>[1]): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), startExport(page, format)]);
  return file;
}

async function readBytes(file: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function findRows(file: Download): Promise<string[][]> {
  return parse(await readBytes(file), { bom: true });
}

test('the order list is exported as CSV with its columns, rows and sort order', async ({ page, prisma }) => {
  const viewer = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const name = aName();
  const [cheapOrder, expensiveOrder] = [
    await anOrder(prisma, { contactName: `=${name}`, finalTotal: 1000 }),
    await anOrder(prisma, { contactName: `=${name}`, finalTotal: 9000 }),
    await anOrder(prisma, { contactName: `=${name}`, status: 'CANCELLED' }),
  ];
  await page.goto(
    `/#/admin/orders?status=PENDING&q=${encodeURIComponent(name)}&sort=TOTAL_ASC&columns=total,number,status,customer`,
  );
  await expect(page.getByRole('main')).toContainText(cheapOrder.number);

  const file = await downloadExport(page, 'CSV');

  expect(file.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(await findRows(file)).toEqual([
    ['Total', 'Number', 'Status', 'Customer'],
    ['1000', cheapOrder.number, 'Placed', `'=${name}`],
    ['9000', expensiveOrder.number, 'Placed', `'=${name}`],
  ]);
  await expect(locateTray(page)).toContainText('2 rows');
  await expectAccessible(page);
  expect(await prisma.auditEntry.count({ where: { actorId: viewer.id, action: 'list.export' } })).toBe(1);

  await page.getByRole('button', { name: `Dismiss ${file.suggestedFilename()}` }).click();
  await expect(locateTray(page)).toBeHidden();
  await page.getByRole('button', { name: 'Export' }).click();
  const [secondDownload] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `${file.suggestedFilename()}, 2 rows` }).click(),
  ]);
  expect(await findRows(secondDownload)).toHaveLength(3);
});

test('an Excel export in the language of the list finishes after the user leaves the screen', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const code = `EX${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await prisma.coupon.create({ data: { code, kind: 'PERCENT', value: 10, isActive: false } });
  await page.goto(`/#/admin/coupons?q=${code}&columns=code,state,value`);
  await expect(page.getByRole('main')).toContainText(code);

  const downloadPromise = page.waitForEvent('download');
  await startExport(page, 'Excel (XLSX)');
  await expect(locateTray(page)).toBeVisible();
  await page.goto('/#/admin/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const file = await downloadPromise;

  const [headers, row] = await readSheet(await readBytes(file), 'coupons');
  expect(headers).toEqual(['Code', 'Status', 'Discount']);
  expect(row).toEqual([code, 'Inactive', '10 %']);
});

test('an export shows its progress and is cancelled', async ({ page, prisma }) => {
  const { id: ownerId } = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const now = new Date();
  const oneHourLater = new Date(now.getTime() + 3_600_000);
  const { id } = await prisma.job.create({
    data: {
      kind: 'writeExport',
      payload: {},
      status: 'RUNNING',
      done: 4000,
      total: 16_000,
      runAfter: now,
      claimedUntil: oneHourLater,
      listExport: {
        create: { ownerId, list: 'orders', format: 'csv', fileName: 'orders-long.csv', createdAt: now },
      },
    },
  });

  await page.goto('/#/admin/coupons');
  await expect(locateTray(page)).toContainText('4,000 of 16,000');
  await expect(locateTray(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  await prisma.job.update({ where: { id }, data: { done: 8000 } });
  await expect(locateTray(page)).toContainText('8,000 of 16,000');
  await expectAccessible(page);

  await locateTray(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(locateTray(page)).toBeHidden();
  expect(await prisma.listExport.count({ where: { id } })).toBe(0);
  await prisma.job.delete({ where: { id } });
});
