import { anOrder } from '#graph/testing/anOrder.ts';
import { expectAccessible } from '../axe.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

test('a remittance with a charge and a partial amount is edited, completed and voided, and counted once', async ({
  page,
  prisma,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const carrier = `Courier ${mark}`;
  const day = pickUnusedDay();
  const deliveredOrder = {
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    placedAt: new Date(`${day}T06:00:00Z`),
  } as const;
  const codOrder = { ...deliveredOrder, carrier, finalTotal: 5_186, cashWithCarrier: 5_186 };
  const [fullOrder, partialOrder] = [
    await anOrder(prisma, codOrder),
    await anOrder(prisma, { ...codOrder, trackingNumber: `T-${mark}` }),
  ];
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });

  await test.step('two parcels are recorded net of a charge, one of them partially paid', async () => {
    await page.goto('/#/admin/reconciliation/couriers');
    await expect(page.getByText(`${carrier}: 2 parcels`)).toBeVisible();
    await page.getByRole('button', { name: 'Record remittance' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record remittance' });
    await dialog.getByLabel('Courier', { exact: true }).selectOption(carrier);
    await dialog.getByLabel('Reference', { exact: true }).fill(`NCM-${mark}`);
    await dialog.getByLabel('Date received').fill(day);
    await dialog.getByLabel('Amount received (NPR)').fill('9886');
    await dialog.getByLabel(/^Or enter order or parcel numbers/).fill(`${fullOrder.number}\nT-${mark} 4900`);
    await dialog.getByRole('button', { name: 'Add charge' }).click();
    await dialog.getByLabel('Charge', { exact: true }).fill('Delivery charge');
    await dialog.getByLabel('Rupees', { exact: true }).fill('100');
    await dialog.getByRole('button', { name: 'Check parcels' }).click();
    await expect(dialog.getByText('Parcel total: NPR 10,086')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText(['Settled', 'NPR 4,900 of NPR 5,186']);
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`${carrier}: 1 parcel`)).toBeVisible();
  });

  await test.step('a charge recorded too low appears as a difference, and is corrected', async () => {
    await page.getByRole('link', { name: `${carrier} · NCM-${mark}` }).click();
    await expect(page.getByText(/^You received NPR 100 less than/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close remittance' })).toBeDisabled();
    await waitUntilIdle(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit remittance' });
    await dialog.getByLabel('Rupees', { exact: true }).fill('200');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^You received NPR 100 less than/)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Close remittance' })).toBeEnabled();
  });

  await test.step('the remaining amount of the parcel is received on its order', async () => {
    await page.getByRole('link', { name: partialOrder.number }).click();
    await page.getByRole('button', { name: 'Record cash from courier' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Record cash from courier' });
    await expect(dialog.getByLabel('Amount (NPR)')).toHaveValue('286');
    await dialog.getByLabel('Date', { exact: true }).fill(day);
    await dialog.getByRole('button', { name: 'Record cash from courier' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/has not paid it to the store yet/)).toBeHidden();
  });

  await test.step('the daily closing counts each rupee once', async () => {
    await expectClosing(page, day, {
      'Collected by couriers': 'NPR 10,372',
      'Parcels settled by couriers': 'NPR 10,372',
      'Courier charges': 'NPR 200',
      'Paid by couriers, net': 'NPR 10,172',
      'Total received by the store': 'NPR 10,172',
    });
  });

  await test.step('a remittance voided with a reason is no longer counted', async () => {
    await page.goto('/#/admin/reconciliation/couriers');
    await page.getByRole('link', { name: `${carrier} · NCM-${mark}` }).click();
    await page.getByRole('button', { name: 'Void' }).click();
    const dialog = page.getByRole('dialog', { name: 'Void remittance' });
    await dialog.getByLabel('Reason', { exact: true }).fill('Of another store');
    await dialog.getByRole('button', { name: 'Void' }).click();
    await expect(page.getByText(/^Of another store · /)).toBeVisible();
    await expectClosing(page, day, {
      'Parcels settled by couriers': 'NPR 286',
      'Courier charges': 'NPR 0',
      'Total received by the store': 'NPR 286',
    });
    const orders = await prisma.order.findMany({ where: { carrier }, orderBy: { cashWithCarrier: 'asc' } });
    expect(orders.map(({ cashWithCarrier }) => cashWithCarrier)).toEqual([4_900, 5_186]);
  });
});

/** Returns a day before the store opened, on which no other test records money. */
function pickUnusedDay(): string {
  const days = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return new Date(Date.UTC(2000, 0, 1) + (days % 7_000) * 86_400_000).toISOString().slice(0, 10);
}

async function expectClosing(page: Page, day: string, figures: Record<string, string>) {
  await page.goto(`/#/admin/reconciliation/closing?day=${day}`);
  for (const [label, value] of Object.entries(figures))
    await expect(page.getByText(label, { exact: true }).locator('xpath=following-sibling::dd')).toHaveText(
      value,
    );
}
