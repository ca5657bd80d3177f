import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aThread } from '#graph/testing/aThread.ts';
import { anActiveProduct } from './anActiveProduct.ts';
import { expect, type Page, test } from './fixtures.ts';
import { expectFits, findMisfits } from './layoutFit.ts';
import { addToCart, openCartPanel } from './shop/shopper.ts';
import { signInNewCustomer } from './signInNewCustomer.ts';

/** Returns a string of this length without spaces. */
const unbroken = (length: number) => 'Wm'.repeat(length).slice(0, length);
const longEmail = () =>
  `${crypto.randomUUID()}${unbroken(27)}@${unbroken(60)}.${unbroken(60)}.np`.toLowerCase();

const person = () => ({ name: unbroken(80), email: longEmail() });
const place = { street: unbroken(120), landmark: unbroken(120) };

async function createLongProduct(prisma: PrismaClient) {
  const product = await anActiveProduct(prisma, {
    name: unbroken(120),
    description: unbroken(400),
    tags: [unbroken(30)],
    price: 12_34_567,
    compareAtPrice: 13_45_678,
    variants: [{ size: unbroken(12) }, { size: unbroken(11) }],
  });
  await aReview(prisma, product.id, {
    authorName: unbroken(80),
    title: unbroken(80),
    comment: unbroken(500),
    reply: unbroken(400),
    repliedAt: new Date(),
  });
  return product;
}

async function createLongOrder(prisma: PrismaClient, userId: string) {
  const product = await createLongProduct(prisma);
  const { name, email } = person();
  return anOrder(prisma, {
    ...{ userId, contactName: name, contactEmail: email, shipName: name, ...place },
    ...{ status: 'DELIVERED', notes: unbroken(500), couponCode: unbroken(40), discount: 1234 },
    ...{ carrier: unbroken(60), trackingNumber: unbroken(60) },
    lines: [
      {
        productId: product.id,
        name: unbroken(120),
        sku: unbroken(40),
        size: unbroken(12),
        unitPrice: 12_34_567,
      },
    ],
  });
}

async function expectFitting(page: Page, path: string, heading: string | RegExp) {
  await test.step(path, async () => {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectFits(page);
  });
}

const LONG = /(Wm){10}/;

test('long texts without spaces fit the shop screens', async ({ page, prisma }) => {
  const { id, slug, name } = await createLongProduct(prisma);
  const coupon = await aCoupon(prisma, {
    code: unbroken(34).toUpperCase() + crypto.randomUUID().slice(0, 6).toUpperCase(),
  });
  await expectFitting(page, `/products/${slug}`, LONG);
  await expectFitting(page, `/products?search=${name}`, LONG);
  await test.step('the cart', async () => {
    await addToCart(page, slug, { size: unbroken(12) });
    await expectFits(page);
    await openCartPanel(page);
    await expectFits(page);
  });
  await test.step('a coupon', async () => {
    await page.goto('/#/cart');
    await page.getByLabel('Coupon code').fill(coupon.code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Coupon "${coupon.code}" applied!`)).toBeVisible();
    await expectFits(page);
  });
  await test.step('the checkout', async () => {
    await page.goto('/#/checkout');
    await page.getByLabel('Full name', { exact: true }).fill(unbroken(80));
    await page.getByLabel('Email', { exact: true }).fill(longEmail());
    await page.getByLabel('Street, tole or house').fill(place.street);
    await expectFits(page);
  });
  await prisma.product.delete({ where: { id } });
});

test('long texts without spaces fit the account screens', async ({ page, prisma }) => {
  const { id: userId } = await signInNewCustomer(page, prisma, { ...person(), hasActivityConsent: false });
  const order = await createLongOrder(prisma, userId);
  const product = await createLongProduct(prisma);
  await aReturn(prisma, order);
  await prisma.savedAddress.create({
    data: {
      ...{ userId, defaultOfId: userId, label: unbroken(40), name: unbroken(80), phone: '+9779841000000' },
      ...{ province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 3, ...place },
    },
  });
  await prisma.wishlistItem.create({ data: { userId, productId: product.id } });
  await prisma.review.create({
    data: {
      userId,
      productId: product.id,
      authorName: unbroken(80),
      rating: 5,
      title: unbroken(80),
      comment: unbroken(400),
    },
  });
  await expectFitting(page, '/dashboard', /Namaste/);
  await expectFitting(page, '/orders', 'My orders');
  await expectFitting(page, `/orders/${order.id}`, /^Order /);
  await expectFitting(page, '/addresses', /Addresses/);
  await expectFitting(page, '/profile', 'Profile');
  await expectFitting(page, '/wishlist', 'Wishlist');
  await expectFitting(page, '/reviews', /reviews/i);
  await expectFitting(page, '/checkout', /./);
});

test('long texts without spaces fit the back-office screens', async ({ page, prisma }) => {
  const { id: userId } = await signInNewCustomer(page, prisma, { ...person(), role: 'SUPER_ADMIN' });
  const customer = await prisma.user.create({
    data: { ...person(), passwordHash: '-', blockedReason: unbroken(240) },
  });
  const order = await createLongOrder(prisma, customer.id);
  const { id: productId } = await createLongProduct(prisma);
  await prisma.customerNote.create({
    data: { customerId: customer.id, authorId: userId, text: unbroken(500) },
  });
  const coupon = await aCoupon(prisma, {
    code: `${unbroken(34)}${crypto.randomUUID().slice(0, 6)}`.toUpperCase(),
  });
  const thread = await aThread(prisma, { ...person(), subject: unbroken(200), text: unbroken(200) });
  await prisma.auditEntry.create({
    data: {
      ...{ action: 'thread.update', entity: 'Thread', entityId: thread.id, actorId: userId },
      ...{ ip: '127.0.0.1', requestId: crypto.randomUUID() },
      after: Object.fromEntries(
        ['status', 'assignee', 'order', 'note', unbroken(60)].map((field) => [field, '1']),
      ),
    },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitting(page, `/admin/audit?entityId=${thread.id}`, 'Audit log');
  const card = page.getByRole('listitem').filter({ hasText: 'Changes' });
  await expect(card).toHaveCount(1);
  const label = await card.getByText('Changes').boundingBox();
  const value = await card.getByText(LONG).last().boundingBox();
  expect(value?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
  await expectFitting(page, '/admin/orders', 'Orders');
  await expectFitting(page, `/admin/orders/${order.id}`, /JW-/);
  await expectFitting(page, `/admin/orders/${order.id}/packing-slip`, /JW-/);
  await expectFitting(page, '/admin/customers', 'Customers');
  await expectFitting(page, `/admin/customers/${customer.id}`, LONG);
  await expectFitting(page, '/admin/products', 'Products');
  await expectFitting(page, `/admin/products/${productId}`, LONG);
  await expectFitting(page, '/admin/reviews', 'Reviews');
  await expectFitting(page, '/admin/coupons', 'Coupons');
  await expectFitting(page, `/admin/coupons/${coupon.id}`, /./);
  await expectFitting(page, `/admin/messages/${thread.id}`, /./);
  await expectFitting(page, '/admin/staff', 'Staff');
});

test('on a phone, table rows are lists with each value to the right of its name', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { ...person(), role: 'SUPER_ADMIN' });
  const customer = await prisma.user.create({ data: { ...person(), passwordHash: '-' } });
  await createLongOrder(prisma, customer.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitting(page, `/admin/customers/${customer.id}`, LONG);
  for (const name of ['Total', 'Status', 'Payment']) {
    const cell = page.locator(`td[data-name="${name}"]`);
    const { left, right } = await cell.evaluate((element) => {
      const [around, value] = [element, element.firstElementChild].map((node) =>
        node?.getBoundingClientRect(),
      );
      return {
        left: (value?.left ?? 0) - (around?.left ?? 0),
        right: (around?.right ?? 0) - (value?.right ?? 0),
      };
    });
    expect(left, name).toBeGreaterThan(60);
    expect(Math.abs(right), name).toBeLessThan(1);
  }
});

test('long texts without spaces fit the emails of an order', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  const customer = await prisma.user.create({ data: { ...person(), passwordHash: '-' } });
  const order = await createLongOrder(prisma, customer.id);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}`;
  for (const emailBody of [
    { template: 'order_placed' },
    { template: 'order_status' },
    { subject: unbroken(120), message: unbroken(900) },
  ])
    await page.request.post(`/api/admin/orders/${order.id}/email`, {
      headers: { authorization },
      data: emailBody,
    });
  const findEmails = () => prisma.mail.findMany({ where: { orderId: order.id, html: { not: '' } } });
  await expect.poll(async () => (await findEmails()).length).toBe(3);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('about:blank');
  for (const { template, html } of await findEmails())
    await test.step(template, async () => {
      await page.setContent(html.replace(/<img[^>]*>/g, ''));
      expect(await findMisfits(page)).toEqual([]);
    });
});
