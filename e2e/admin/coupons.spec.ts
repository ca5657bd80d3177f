import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anActiveProduct } from '../anActiveProduct.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signInNewCustomer } from '../signInNewCustomer.ts';
import { leaveScreen } from './leaveScreen.ts';
import { selectRow } from './selectRow.ts';

const createUniqueCode = () => `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;

test.beforeEach(async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'ADMIN' });
});

test('a coupon is created, changed by two people at the same time, and deleted', async ({ page, prisma }) => {
  await test.step('a coupon is created by keyboard only and appears in the list', async () => {
    const code = createUniqueCode();
    await page.goto('/#/admin/coupons/new');
    await page.getByLabel('Code', { exact: true }).focus();
    await page.keyboard.type(code.toLowerCase());
    await page.getByLabel('Percentage off (%)').focus();
    await page.keyboard.type('15');
    await page.keyboard.press('Tab');
    await page.keyboard.type('5,000');
    await expect(page.getByText('Order of NPR 1,00,000: NPR 5,000 off')).toBeVisible();
    await expect(page.getByText('Order of NPR 25,000: NPR 3,750 off')).toBeVisible();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    expect(await prisma.coupon.findUniqueOrThrow({ where: { code } })).toMatchObject({
      kind: 'PERCENT',
      value: 15,
      maxDiscount: 5000,
      isActive: true,
    });
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Coupons' }).first().click();
    await page.getByPlaceholder('Code or name').fill(code);
    await page.getByRole('link', { name: code }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  });
  await test.step('a save conflict shows both versions, and either can be kept', async () => {
    await leaveScreen(page);
    const { id, code } = await aCoupon(prisma, { value: 10 });
    await page.goto(`/#/admin/coupons/${id}`);
    await page.getByLabel('Percentage off (%)').fill('20');
    await prisma.coupon.update({ where: { id }, data: { value: 12, version: { increment: 1 } } });
    await page.getByRole('button', { name: 'Save coupon' }).click();

    const dialog = page.getByRole('dialog', { name: 'Someone else changed this in the meantime' });
    await expect(dialog.getByRole('row', { name: 'Discount 20% 12%' })).toBeVisible();
    expect((await prisma.coupon.findUniqueOrThrow({ where: { id } })).value).toBe(12);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Save my version' }).click();
    await expect(page.getByText(`Coupon ${code} saved`)).toBeVisible();
    expect(await prisma.coupon.findUniqueOrThrow({ where: { id } })).toMatchObject({ value: 20, version: 3 });
  });
  await test.step('an unused coupon is deleted permanently', async () => {
    await leaveScreen(page);
    const { id, code } = await aCoupon(prisma);
    await page.goto(`/#/admin/coupons/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete coupon' }).click();
    await expect(page.getByText(`Coupon ${code} deleted`)).toBeVisible();
    await expect(page).toHaveURL(/#\/admin\/coupons$/);
    expect(await prisma.coupon.findUnique({ where: { id } })).toBeNull();
  });
  await test.step('an error appears next to the invalid field', async () => {
    await leaveScreen(page);
    await page.goto('/#/admin/coupons/new');
    await page.getByLabel('Percentage off (%)').fill('150');
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await expect(page.getByText('Use 3 to 40 letters, digits and hyphens.')).toBeVisible();
    await expect(page.getByText('Enter a percentage from 1 to 100.')).toBeVisible();
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  });
});

test('a coupon limited to one collection and one use per customer is created, simulated and redeemed once', async ({
  page,
  prisma,
}) => {
  const code = createUniqueCode();
  const collection = await prisma.collection.findFirstOrThrow({ where: { slug: 'gift' } });
  const product = await anActiveProduct(prisma, {
    name: `Diyo ${code}`,
    images: [],
    collectionId: collection.id,
    pricingMode: 'RATE',
    fixedPrice: null,
    makingFixed: 4_000,
    stonesPrice: 0,
    weightMg: 0,
    price: 4_000,
  });
  const contact = { name: 'Sita Rai', email: `${code}@example.com`.toLowerCase(), phone: '9841000001' };

  await test.step('the coupon is created', async () => {
    await page.goto('/#/admin/coupons/new');
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByLabel('Percentage off (%)').fill('50');
    await page.getByRole('radio', { name: 'Making charge only' }).check();
    await expect(page.getByText('Making charges of NPR 10,000: NPR 5,000 off')).toBeVisible();
    await page.getByRole('radio', { name: 'Specific products' }).check();
    await page.getByLabel('Collections', { exact: true }).fill(collection.name);
    await page.getByRole('option', { name: collection.name }).click();
    await page.getByLabel('Uses per customer').fill('1');
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    expect(await prisma.coupon.findUniqueOrThrow({ where: { code } })).toMatchObject({
      basis: 'MAKING',
      perCustomer: 1,
      collectionIds: [collection.id],
    });
    await expectAccessible(page);
  });
  await test.step('a coupon simulation shows the discount and the excluded items', async () => {
    await page.getByRole('link', { name: 'Test in a cart' }).click();
    await page.getByLabel('Add item').fill(product.name);
    await page.getByRole('button', { name: `Add ${product.name}` }).click();
    const coupons = page.getByRole('region', { name: 'Coupons' });
    await expect(coupons.getByText('−NPR 2,000')).toBeVisible();
    await expect(coupons.getByText('Applies', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(`Quantity of ${product.name}`).fill('2');
    await expect(coupons.getByText('−NPR 4,000')).toBeVisible();
    await page.reload();
    await expect(coupons.getByText('−NPR 4,000')).toBeVisible();
  });
  await test.step('a shopper redeems the coupon once, and a second redemption is refused', async () => {
    const placeOrder = async () => {
      const { name, phone } = contact;
      const place = { province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 3 };
      const response = await page.request.post('/api/orders', {
        headers: { 'idempotency-key': crypto.randomUUID() },
        data: {
          items: [{ productId: product.id, quantity: 1 }],
          contact,
          couponCode: code,
          paymentMethod: 'cod',
          shippingAddress: { name, phone, ...place, street: 'Pulchowk 12' },
        },
      });
      return response.json();
    };
    expect((await placeOrder()).data.order.totals).toMatchObject({ items: 4_000, discount: 2_000 });
    expect(await placeOrder()).toMatchObject({ success: false, code: 'COUPON_NOT_FOR_YOU' });
    await page.goto(`/#/admin/coupons?q=${code}`);
    await expect(page.getByText('NPR 2,000')).toBeVisible();
  });
});

test('several coupons are deactivated together, and the change is undone', async ({ page, prisma }) => {
  const codePrefix = createUniqueCode();
  for (const codeSuffix of ['A', 'B']) await aCoupon(prisma, { code: `${codePrefix}${codeSuffix}` });
  await aCoupon(prisma, { code: `${codePrefix}C`, isActive: false });
  await page.goto(`/#/admin/coupons?q=${codePrefix}`);
  for (const codeSuffix of ['A', 'B', 'C'])
    await selectRow(page, `${codePrefix}${codeSuffix}`, `Select ${codePrefix}${codeSuffix}`);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Deactivate/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('2 changed. 1 needed no change.');
  await expect
    .poll(() => prisma.coupon.count({ where: { code: { startsWith: codePrefix }, isActive: true } }))
    .toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(() => prisma.coupon.count({ where: { code: { startsWith: codePrefix }, isActive: true } }))
    .toBe(2);
});
