import { anOrder } from '#graph/testing/anOrder.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';
import { leaveScreen } from './leaveScreen.ts';

async function openEditor(page: Page, number: string) {
  await page.goto(`/#/admin/orders/${number}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit order ${number}` })).toBeVisible();
}

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Save|Request approval)/ });

test('an order is edited until it is shipped, and its customer approves a higher price', async ({
  page,
  prisma,
  browser,
  baseURL,
}) => {
  const customerPage = await browser.newPage({ baseURL });
  const customer = await signInNewCustomer(customerPage, prisma);
  const ring = await anActiveProduct(prisma, { name: 'Correction ring', price: 10_000, stock: 3 });
  const chain = await anActiveProduct(prisma, { name: 'Correction chain', price: 2_000, stock: 2 });
  const line = { productId: ring.id, variantId: ring.variants[0]?.id, name: ring.name };
  const { id, number } = await anOrder(prisma, { userId: customer.id, status: 'CONFIRMED', lines: [line] });
  const staff = { role: 'ADMIN', name: 'Test Seller' } as const;

  await test.step('a concurrent change is shown before anything is saved', async () => {
    await signInNewCustomer(page, prisma, staff);
    await openEditor(page, number);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Notes/ }).fill('Mine.');
    await expect(save(page)).toBeEnabled();
    await prisma.order.update({ where: { id }, data: { notes: 'Theirs.', version: { increment: 1 } } });
    await save(page).click();
    const warning = page.getByRole('alert').filter({ hasText: 'Someone else changed this order' });
    await expect(warning).toContainText('Theirs.');
    await warning.getByRole('button', { name: 'Keep my changes' }).click();
    await save(page).click();
    await expect(page.getByText('Changed: notes.')).toBeVisible();
    expect((await prisma.order.findUniqueOrThrow({ where: { id } })).notes).toBe('Mine.');
  });

  await test.step('a product is added by keyboard, priced immediately, and the proposal is emailed to the customer', async () => {
    await openEditor(page, number);
    await page.getByLabel('Add item').fill(chain.variants[0]?.sku ?? '');
    await expect(page.getByRole('option', { name: 'Add Correction chain' })).toBeVisible();
    await page.getByLabel('Add item').press('Enter');
    await expect(page.getByText('+NPR 2,360')).toBeVisible();
    await page.getByLabel('Ask by email').check();
    await page.getByLabel('Message to the customer').fill('A chain goes well with it.');
    await expect(save(page)).toHaveText('Request approval · NPR 14,160');
    await save(page).click();

    const proposals = page.getByRole('region', { name: 'Proposed changes' });
    await expect(proposals).toContainText('Awaiting customer approval');
    await expect(proposals).toContainText('Added: 1 × Correction chain, NPR 2,000 each');
    await expectAccessible(page);
  });

  await test.step('the customer sees the changes on the order page and approves', async () => {
    await customerPage.goto(`/#/orders/${id}`);
    const proposal = customerPage.getByRole('region', { name: 'Proposed change' });
    await expect(proposal).toContainText('A chain goes well with it.');
    await expect(proposal).toContainText('Your order would cost NPR 2,360 more.');
    await expectAccessible(customerPage);
    await proposal.getByRole('button', { name: /^Accept change/ }).click();
    await expect(customerPage.getByText('Your order has changed')).toBeVisible();
    await expect(proposal).toHaveCount(0);
    await expect(customerPage.getByText('Correction chain')).toBeVisible();
    expect(await prisma.orderLine.count({ where: { orderId: id } })).toBe(2);
  });

  await test.step('staff see the approval, and a shipped order cannot be edited', async () => {
    await leaveScreen(page);
    await page.goto(`/#/admin/orders/${number}`);
    await expect(page.getByRole('region', { name: 'Proposed changes' })).toContainText('Accepted');
    // Requests still in flight would load an outdated order into the editor.
    await waitUntilIdle(page);
    await prisma.order.update({ where: { id }, data: { status: 'SHIPPED', version: { increment: 1 } } });
    await page.goto(`/#/admin/orders/${number}/edit`);
    await expect(page.getByText('This order can no longer be edited.')).toBeVisible();
  });
});
