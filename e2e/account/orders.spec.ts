import { anOrder } from '#graph/testing/anOrder.ts';
import { aPiece } from '../aPiece.ts';
import { expect, test } from '../fixtures.ts';
import { signedIn } from '../signedIn.ts';

test('an order is found in the list, read and cancelled with a reason', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  const order = await anOrder(prisma, { userId: customer.id });
  await page.goto('/#/orders');
  await page.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect(dialog.getByText('Enter a reason for the cancellation.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Wrong size or piece' }).check();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();

  await expect(page.getByText('Reason: Wrong size or piece')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await page.goto('/#/orders?status=CANCELLED');
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
});

test('an order is ordered again at today’s price, and what is gone is named', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  const piece = await aPiece(prisma);
  const line = { productId: piece.id, name: piece.name };
  const order = await anOrder(prisma, { userId: customer.id, lines: [line, { name: 'A ring of old' }] });
  await page.goto(`/#/orders/${order.id}`);
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByText('No longer available: A ring of old')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart (1)' })).toContainText(piece.name);
});

test('the invoice is read on the screen and kept as a PDF', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma);
  const order = await anOrder(prisma, { userId: customer.id });
  await page.goto(`/#/orders/${order.id}`);
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page.getByRole('article')).toContainText('NPR 11,800');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`${order.number}.pdf`);
});

test('somebody else’s order is not found', async ({ page, prisma }) => {
  const order = await anOrder(prisma);
  await signedIn(page, prisma);
  await page.goto(`/#/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
});

test('the dashboard shows the latest orders and what is under way', async ({ page, prisma }) => {
  const customer = await signedIn(page, prisma, { name: 'Sita Sharma' });
  const order = await anOrder(prisma, { userId: customer.id });
  await anOrder(prisma, { userId: customer.id, status: 'DELIVERED' });
  await page.goto('/#/dashboard');
  await expect(page.getByRole('heading', { name: 'Namaste, Sita' })).toBeVisible();
  await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  const figures = page.getByRole('main').locator('dl').first();
  await expect(figures).toContainText('Orders2');
  await expect(figures).toContainText('NPR 11,800');
});
