import { anOrder } from '#graph/testing/anOrder.ts';
import { aShownProduct } from '../aShownProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { settled } from '../settled.ts';
import { signedIn } from '../signedIn.ts';
import { leave } from './leave.ts';

async function openEditor(page: Page, number: string) {
  await page.goto(`/#/admin/orders/${number}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Edit order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit order ${number}` })).toBeVisible();
}

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: /^(Save|Ask the customer)/ });

test('an order is corrected until it is shipped, and its buyer agrees to what costs more', async ({
  page,
  prisma,
  browser,
  baseURL,
}) => {
  const buyersPage = await browser.newPage({ baseURL });
  const buyer = await signedIn(buyersPage, prisma);
  const ring = await aShownProduct(prisma, { name: 'Correction ring', price: 10_000, stock: 3 });
  const chain = await aShownProduct(prisma, { name: 'Correction chain', price: 2_000, stock: 2 });
  const line = { productId: ring.id, variantId: ring.variants[0]?.id, name: ring.name };
  const { id, number } = await anOrder(prisma, { userId: buyer.id, status: 'CONFIRMED', lines: [line] });
  const staff = { role: 'ADMIN', name: 'Test Seller' } as const;

  await test.step('a change of somebody else in the meantime is shown before anything is written', async () => {
    await signedIn(page, prisma, staff);
    await openEditor(page, number);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: /^Notes/ }).fill('Mine.');
    await expect(save(page)).toBeEnabled();
    await prisma.order.update({ where: { id }, data: { notes: 'Theirs.', version: { increment: 1 } } });
    await save(page).click();
    const warning = page.getByRole('alert').filter({ hasText: 'Somebody else changed this order' });
    await expect(warning).toContainText('Theirs.');
    await warning.getByRole('button', { name: 'Continue with mine' }).click();
    await save(page).click();
    await expect(page.getByText('Changed: notes.')).toBeVisible();
    expect((await prisma.order.findUniqueOrThrow({ where: { id } })).notes).toBe('Mine.');
  });

  await test.step('a piece is added by the keyboard, priced at once, and the buyer is asked by mail', async () => {
    await openEditor(page, number);
    await page.getByLabel('Add a piece').fill(chain.variants[0]?.sku ?? '');
    await expect(page.getByRole('option', { name: 'Add Correction chain' })).toBeVisible();
    await page.getByLabel('Add a piece').press('Enter');
    await expect(page.getByText('+NPR 2,360')).toBeVisible();
    await page.getByLabel('Ask by email').check();
    await page.getByLabel('Message to the customer').fill('A chain goes well with it.');
    await expect(save(page)).toHaveText('Ask the customer · NPR 14,160');
    await save(page).click();

    const proposals = page.getByRole('region', { name: 'Proposed changes' });
    await expect(proposals).toContainText('Waiting for the customer’s answer');
    await expect(proposals).toContainText('Added: 1 × Correction chain, NPR 2,000 each');
    await expectAccessible(page);
  });

  await test.step('the buyer sees what changes on the order’s page, and agrees', async () => {
    await buyersPage.goto(`/#/orders/${id}`);
    const proposal = buyersPage.getByRole('region', { name: 'Proposed change' });
    await expect(proposal).toContainText('A chain goes well with it.');
    await expect(proposal).toContainText('NPR 2,360 more than now.');
    await expectAccessible(buyersPage);
    await proposal.getByRole('button', { name: /^Agree/ }).click();
    await expect(buyersPage.getByText('Your order has changed')).toBeVisible();
    await expect(proposal).toHaveCount(0);
    await expect(buyersPage.getByText('Correction chain')).toBeVisible();
    expect(await prisma.orderLine.count({ where: { orderId: id } })).toBe(2);
  });

  await test.step('staff see it, and once it is shipped nothing is corrected any more', async () => {
    await leave(page);
    await page.goto(`/#/admin/orders/${number}`);
    await expect(page.getByRole('region', { name: 'Proposed changes' })).toContainText('Accepted');
    // What the page still asks would tell the editor of the order as it was.
    await settled(page);
    await prisma.order.update({ where: { id }, data: { status: 'SHIPPED', version: { increment: 1 } } });
    await page.goto(`/#/admin/orders/${number}/edit`);
    await expect(page.getByText('This order cannot be edited any more.')).toBeVisible();
  });
});
