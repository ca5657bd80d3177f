import { anOrder } from '#graph/testing/anOrder.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';

test('a customer opens orders from the dashboard, reorders one and cancels one', async ({ page, prisma }) => {
  const customer = await signInNewCustomer(page, prisma, { name: 'Sita Sharma', hasActivityConsent: false });
  const product = await anActiveProduct(prisma);
  const line = { productId: product.id, name: product.name };
  const order = await anOrder(prisma, { userId: customer.id, lines: [line, { name: 'A ring of old' }] });
  const deliveredOrder = await anOrder(prisma, {
    userId: customer.id,
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    paid: 11_800,
  });
  const otherCustomerOrder = await anOrder(prisma);

  await test.step('the dashboard shows the latest and the open orders', async () => {
    await page.goto('/#/dashboard');
    await expect(page.getByRole('heading', { name: 'Namaste, Sita' })).toBeVisible();
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();
    const figures = page.getByRole('main').locator('dl').first();
    await expect(figures).toContainText('Orders2');
    await expect(figures).toContainText('NPR 11,800');
  });

  await test.step('a viewed product is on the dashboard, even without consent', async () => {
    await page.goto(`/#/products/${product.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
    await expect.poll(() => prisma.recentlyViewedItem.count({ where: { userId: customer.id } })).toBe(1);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(product.name) })).toBeVisible();
  });

  await test.step('the invoice opens on the screen and downloads as a PDF', async () => {
    await page.goto(`/#/orders/${deliveredOrder.id}`);
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('article')).toContainText('NPR 11,800');
    const downloadPromise = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    expect((await downloadPromise).suggestedFilename()).toBe(`${deliveredOrder.number}.pdf`);
  });

  await test.step('an order from the list is reordered at today’s prices, and unavailable items are listed', async () => {
    await page.goto('/#/orders');
    await page.getByRole('link', { name: order.number }).click();
    await expect(page.getByRole('heading', { name: `Order ${order.number}` })).toBeVisible();
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText('No longer available: A ring of old')).toBeVisible();
    const panel = page.getByRole('dialog', { name: 'Shopping Cart (1)' });
    await expect(panel).toContainText(product.name);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('an order is cancelled with a reason', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Wrong size or piece' }).check();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByText('Reason: Wrong size or piece')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
    await page.goto('/#/orders?status=CANCELLED');
    await expect(page.getByRole('link', { name: order.number })).toBeVisible();
  });

  await test.step('another customer’s order is not found', async () => {
    await page.goto(`/#/orders/${otherCustomerOrder.id}`);
    await expect(page.getByRole('heading', { name: 'Order not found' })).toBeVisible();
  });
});
