import type { Download } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

test('all matching products are published by a bulk job, and failures are in the report and in a file', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const mark = createUniqueMark();
  for (let index = 0; index < 27; index++)
    await anActiveProduct(prisma, {
      status: 'DRAFT',
      name: `Draft ring ${mark}`,
      sku: `BJ-${mark}-${index}`,
    });
  const { id: freeProductId } = await anActiveProduct(prisma, {
    ...{ status: 'DRAFT', name: `Draft ring ${mark}`, sku: `BJ-${mark}-FREE`, price: 0 },
  });

  await page.goto(`/#/admin/products?q=${mark}`);
  await expect(page.getByText('1 to 25 of 28')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Select all 28 products' }).click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish: 28 products' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('27 changed, 1 failed.')).toBeVisible({ timeout: 60_000 });
  expect(await prisma.product.count({ where: { sku: { startsWith: `BJ-${mark}` }, status: 'ACTIVE' } })).toBe(
    27,
  );
  await expectAccessible(page);

  await dialog.getByRole('link', { name: 'View the report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publish: 28 products' })).toBeVisible();
  await expect(page.getByText('27 changed, 1 failed')).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download failed rows (CSV)' }).click(),
  ]);
  expect(parse(await readText(file), { bom: true })).toEqual([
    ['Name', 'ID', 'Reason'],
    [`Draft ring ${mark}, BJ-${mark}-FREE`, freeProductId, expect.any(String)],
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('27 changes undone')).toBeVisible({ timeout: 60_000 });
  expect(await prisma.product.count({ where: { sku: { startsWith: `BJ-${mark}` }, status: 'DRAFT' } })).toBe(
    28,
  );
});

test('a running bulk job appears in the tray and can be stopped there', async ({ page, prisma }) => {
  const { id: ownerId } = await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  const now = new Date();
  const { id } = await prisma.job.create({
    data: {
      ...{ kind: 'runBulkJob', payload: {}, status: 'RUNNING', runAfter: now },
      claimedUntil: new Date(now.getTime() + 3_600_000),
      bulkJob: {
        create: {
          ...{
            ownerId,
            action: 'setProductStatus',
            input: { status: 'ACTIVE' },
            title: 'Publish: 4 products',
          },
          ...{ ip: '127.0.0.1', total: 4, createdAt: now },
          rows: {
            create: (['DONE', 'WAITING', 'WAITING', 'WAITING'] as const).map((outcome, position) => ({
              ...{ outcome, position, rowId: `row-${position}` },
            })),
          },
        },
      },
    },
  });
  await page.goto('/#/admin/coupons');
  const tray = page.getByRole('region', { name: 'Background jobs' });
  await expect(tray).toContainText('1 of 4');
  await expectAccessible(page);
  await tray.getByRole('button', { name: 'Stop' }).click();
  await expect
    .poll(async () => (await prisma.bulkJob.findUniqueOrThrow({ where: { id } })).stoppedAt)
    .not.toBeNull();
  await prisma.job.delete({ where: { id } });
});

async function readText(file: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
