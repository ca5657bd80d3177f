import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { createUniqueMark } from '../createUniqueMark.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { waitUntilIdle } from '../waitUntilIdle.ts';

const LARGE_AMOUNT = 12_345_678;

test.use({ viewport: { width: 1280, height: 800 } });

for (const language of ['en', 'ne'] as const) {
  test(`no column truncates an amount at 1280 or 1440 px (${language})`, async ({ page, prisma }) => {
    const mark = createUniqueMark();
    await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
    await page.evaluate((selectedLanguage) => localStorage.setItem('language', selectedLanguage), language);
    const { id: userId } = await aCustomer(prisma, { name: `Rich ${mark}` });
    const { id, sku } = await anActiveProduct(prisma, {
      ...{ name: `Crown ${mark}`, price: LARGE_AMOUNT, cost: LARGE_AMOUNT - 1000 },
      variants: [{ size: '12' }, { size: '14' }],
    });
    const contact = { contactName: `Rich ${mark}`, userId };
    await anOrder(prisma, {
      ...contact,
      finalTotal: LARGE_AMOUNT,
      paid: LARGE_AMOUNT,
      paymentStatus: 'PAID',
    });
    const refundedOrder = await anOrder(prisma, {
      ...contact,
      finalTotal: LARGE_AMOUNT,
      paid: LARGE_AMOUNT,
      credited: 258_832,
      status: 'DELIVERED',
      paymentStatus: 'PAID',
    });
    await aReturn(prisma, refundedOrder, { status: 'RECEIVED', goods: 258_832 });
    await prisma.coupon.create({
      data: {
        code: `BIG${mark.toUpperCase()}`,
        kind: 'PERCENT',
        value: 10,
        maxDiscount: LARGE_AMOUNT,
        minItems: LARGE_AMOUNT,
      },
    });

    const amountColumns =
      'number,total,paid,due,refundDue,grossSales,discounts,returnsCredited,revenue,tax,paymentStatus';
    for (const path of [
      `/admin/orders?q=${mark}`,
      `/admin/orders?q=${mark}&columns=${amountColumns}`,
      `/admin/orders?q=${mark}&columns=number:60,total:60,paymentStatus:60`,
      '/admin/orders?desk=TO_CONFIRM',
      '/admin/orders?desk=REFUND_DUE',
      `/admin/returns?q=${refundedOrder.number}&columns=number,credited,toRefund,status`,
      `/admin/products?q=${sku}&columns=name,sku,price,cost,making,stock`,
      `/admin/products/${id}`,
      `/admin/customers?q=${mark}`,
      `/admin/customers/${userId}`,
      `/admin/coupons?q=BIG${mark.toUpperCase()}&columns=code,value,discounted,minItems`,
      '/admin/rates',
      '/admin/stock/receipts',
      '/admin/reconciliation',
      '/admin/reconciliation/couriers',
      '/admin/reconciliation/closing',
      '/admin/analytics',
      '/admin',
      `/admin/orders/${refundedOrder.number}`,
    ])
      await test.step(path, async () => {
        await page.goto(`/#${path}`);
        await waitUntilIdle(page);
        for (const width of [1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await findTruncatedAmounts(page), `${path} at ${width} px`).toEqual([]);
        }
      });
  });
}

test('the total and the payment of orders are visible without scrolling sideways', async ({
  page,
  prisma,
}) => {
  const mark = createUniqueMark();
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
  await anOrder(prisma, {
    contactName: `Rich ${mark}`,
    finalTotal: LARGE_AMOUNT,
    paid: LARGE_AMOUNT,
    credited: 258_832,
    paymentStatus: 'PAID',
  });
  for (const path of [`/admin/orders?q=${mark}`, `/admin/orders?q=${mark}&desk=TO_CONFIRM`])
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/#${path}`);
      for (const name of ['Payment', 'Total']) {
        const header = page.getByRole('columnheader', { name, exact: true });
        await expect(header).toBeVisible();
        const box = await header.boundingBox();
        expect(
          (box?.x ?? width) + (box?.width ?? 0),
          `${name} of ${path} at ${width} px`,
        ).toBeLessThanOrEqual(width);
      }
    }
});

/** Returns amounts that are cut off, with the visible part of their text. */
function findTruncatedAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipping = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const textWalker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const truncatedAmounts: string[] = [];
    while (textWalker.nextNode()) {
      const { currentNode: node } = textWalker;
      if (!/(?:NPR|रु)\s*[\d०-९]/.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const textBox = range.getBoundingClientRect();
      if (textBox.width <= 1) continue;
      for (
        let ancestor = node.parentElement;
        ancestor && ancestor.tagName !== 'MAIN';
        ancestor = ancestor.parentElement
      ) {
        const box = ancestor.getBoundingClientRect();
        // Text for screen readers only, and columns beyond the edge of a list, do not count as cut off.
        if (box.width <= 1 || ancestor.matches('.MuiDataGrid-virtualScroller')) break;
        if (isClipping(ancestor) && textBox.right > box.right + 1)
          truncatedAmounts.push(`${node.textContent} in ${ancestor.className}`);
      }
    }
    return truncatedAmounts;
  });
}
