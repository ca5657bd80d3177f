import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aThread } from '#graph/testing/aThread.ts';
import { anActiveProduct } from './anActiveProduct.ts';
import { expect, type Page, test } from './fixtures.ts';
import { expectNoMisfits, findMisfits } from './layoutFit.ts';
import { addToCart, openCartPanel } from './shop/shopper.ts';
import { signInNewCustomer } from './signInNewCustomer.ts';

/** Returns a string of this length without spaces. */
const buildUnbrokenText = (length: number) => 'Wm'.repeat(length).slice(0, length);
const createLongEmail = () =>
  `${crypto.randomUUID()}${buildUnbrokenText(27)}@${buildUnbrokenText(60)}.${buildUnbrokenText(60)}.np`.toLowerCase();

const createLongPerson = () => ({ name: buildUnbrokenText(80), email: createLongEmail() });
const longAddress = { street: buildUnbrokenText(120), landmark: buildUnbrokenText(120) };

async function createLongProduct(prisma: PrismaClient) {
  const product = await anActiveProduct(prisma, {
    name: buildUnbrokenText(120),
    description: buildUnbrokenText(400),
    tags: [buildUnbrokenText(30)],
    price: 12_34_567,
    compareAtPrice: 13_45_678,
    variants: [{ size: buildUnbrokenText(12) }, { size: buildUnbrokenText(11) }],
  });
  await aReview(prisma, product.id, {
    authorName: buildUnbrokenText(80),
    title: buildUnbrokenText(80),
    comment: buildUnbrokenText(500),
    reply: buildUnbrokenText(400),
    repliedAt: new Date(),
  });
  return product;
}

async function createLongOrder(prisma: PrismaClient, userId: string) {
  const product = await createLongProduct(prisma);
  const { name, email } = createLongPerson();
  return anOrder(prisma, {
    ...{ userId, contactName: name, contactEmail: email, shipName: name, ...longAddress },
    ...{
      status: 'DELIVERED',
      notes: buildUnbrokenText(500),
      couponCode: buildUnbrokenText(40),
      discount: 1234,
    },
    ...{ carrier: buildUnbrokenText(60), trackingNumber: buildUnbrokenText(60) },
    lines: [
      {
        productId: product.id,
        name: buildUnbrokenText(120),
        sku: buildUnbrokenText(40),
        size: buildUnbrokenText(12),
        unitPrice: 12_34_567,
      },
    ],
  });
}

async function expectFittingPage(page: Page, path: string, heading: string | RegExp) {
  await test.step(path, async () => {
    await page.goto('about:blank');
    await page.goto(`/#${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoMisfits(page);
  });
}

const LONG_TEXT = /(Wm){10}/;

test('long texts without spaces fit the shop screens', async ({ page, prisma }) => {
  const { id, slug, name } = await createLongProduct(prisma);
  const coupon = await aCoupon(prisma, {
    code: buildUnbrokenText(34).toUpperCase() + crypto.randomUUID().slice(0, 6).toUpperCase(),
  });
  await expectFittingPage(page, `/products/${slug}`, LONG_TEXT);
  await expectFittingPage(page, `/products?search=${name}`, LONG_TEXT);
  await test.step('long texts fit the cart', async () => {
    await addToCart(page, slug, { size: buildUnbrokenText(12) });
    await expectNoMisfits(page);
    await openCartPanel(page);
    await expectNoMisfits(page);
  });
  await test.step('a long coupon code fits the cart', async () => {
    await page.goto('/#/cart');
    await page.getByLabel('Coupon code').fill(coupon.code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(`Coupon "${coupon.code}" applied!`)).toBeVisible();
    await expectNoMisfits(page);
  });
  await test.step('long texts fit the checkout', async () => {
    await page.goto('/#/checkout');
    await page.getByLabel('Full name', { exact: true }).fill(buildUnbrokenText(80));
    await page.getByLabel('Email', { exact: true }).fill(createLongEmail());
    await page.getByLabel('Street, tole or house').fill(longAddress.street);
    await expectNoMisfits(page);
  });
  await prisma.product.delete({ where: { id } });
});

test('long texts without spaces fit the account screens', async ({ page, prisma }) => {
  const { id: userId } = await signInNewCustomer(page, prisma, {
    ...createLongPerson(),
    hasActivityConsent: false,
  });
  const order = await createLongOrder(prisma, userId);
  const product = await createLongProduct(prisma);
  await aReturn(prisma, order);
  await prisma.savedAddress.create({
    data: {
      ...{
        userId,
        defaultOfId: userId,
        label: buildUnbrokenText(40),
        name: buildUnbrokenText(80),
        phone: '+9779841000000',
      },
      ...{ province: 'Bagmati', district: 'Lalitpur', municipality: 'Lalitpur', ward: 3, ...longAddress },
    },
  });
  await prisma.wishlistItem.create({ data: { userId, productId: product.id } });
  await prisma.review.create({
    data: {
      userId,
      productId: product.id,
      authorName: buildUnbrokenText(80),
      rating: 5,
      title: buildUnbrokenText(80),
      comment: buildUnbrokenText(400),
    },
  });
  await expectFittingPage(page, '/dashboard', /Namaste/);
  await expectFittingPage(page, '/orders', 'My orders');
  await expectFittingPage(page, `/orders/${order.id}`, /^Order /);
  await expectFittingPage(page, '/addresses', /Addresses/);
  await expectFittingPage(page, '/profile', 'Profile');
  await expectFittingPage(page, '/wishlist', 'Wishlist');
  await expectFittingPage(page, '/reviews', /reviews/i);
  await expectFittingPage(page, '/checkout', /./);
});

test('long texts without spaces fit the back-office screens', async ({ page, prisma }) => {
  const { id: userId } = await signInNewCustomer(page, prisma, {
    ...createLongPerson(),
    role: 'SUPER_ADMIN',
  });
  const customer = await prisma.user.create({
    data: { ...createLongPerson(), passwordHash: '-', blockedReason: buildUnbrokenText(240) },
  });
  const order = await createLongOrder(prisma, customer.id);
  const { id: productId } = await createLongProduct(prisma);
  await prisma.customerNote.create({
    data: { customerId: customer.id, authorId: userId, text: buildUnbrokenText(500) },
  });
  const coupon = await aCoupon(prisma, {
    code: `${buildUnbrokenText(34)}${crypto.randomUUID().slice(0, 6)}`.toUpperCase(),
  });
  const thread = await aThread(prisma, {
    ...createLongPerson(),
    subject: buildUnbrokenText(200),
    text: buildUnbrokenText(200),
  });
  await prisma.auditEntry.create({
    data: {
      ...{ action: 'thread.update', entity: 'Thread', entityId: thread.id, actorId: userId },
      ...{ ip: '127.0.0.1', requestId: crypto.randomUUID() },
      after: Object.fromEntries(
        ['status', 'assignee', 'order', 'note', buildUnbrokenText(60)].map((field) => [field, '1']),
      ),
    },
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFittingPage(page, `/admin/audit?entityId=${thread.id}`, 'Audit log');
  const card = page.getByRole('listitem').filter({ hasText: 'Changes' });
  await expect(card).toHaveCount(1);
  const label = await card.getByText('Changes').boundingBox();
  const value = await card.getByText(LONG_TEXT).last().boundingBox();
  expect(value?.x).toBeGreaterThan((label?.x ?? 0) + (label?.width ?? 0));
  await expectFittingPage(page, '/admin/orders', 'Orders');
  await expectFittingPage(page, `/admin/orders/${order.id}`, /JW-/);
  await expectFittingPage(page, `/admin/orders/${order.id}/packing-slip`, /JW-/);
  await expectFittingPage(page, '/admin/customers', 'Customers');
  await expectFittingPage(page, `/admin/customers/${customer.id}`, LONG_TEXT);
  await expectFittingPage(page, '/admin/products', 'Products');
  await expectFittingPage(page, `/admin/products/${productId}`, LONG_TEXT);
  await expectFittingPage(page, '/admin/reviews', 'Reviews');
  await expectFittingPage(page, '/admin/coupons', 'Coupons');
  await expectFittingPage(page, `/admin/coupons/${coupon.id}`, /./);
  await expectFittingPage(page, `/admin/messages/${thread.id}`, /./);
  await expectFittingPage(page, '/admin/staff', 'Staff');
});

test('on a phone, table rows are shown as lists with each value to the right of its name', async ({
  page,
  prisma,
}) => {
  await signInNewCustomer(page, prisma, { ...createLongPerson(), role: 'SUPER_ADMIN' });
  const customer = await prisma.user.create({ data: { ...createLongPerson(), passwordHash: '-' } });
  await createLongOrder(prisma, customer.id);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFittingPage(page, `/admin/customers/${customer.id}`, LONG_TEXT);
  for (const name of ['Total', 'Status', 'Payment']) {
    const cell = page.locator(`td[data-name="${name}"]`);
    const { left, right } = await cell.evaluate((element) => {
      const [cellRect, value] = [element, element.firstElementChild].map((node) =>
        node?.getBoundingClientRect(),
      );
      return {
        left: (value?.left ?? 0) - (cellRect?.left ?? 0),
        right: (cellRect?.right ?? 0) - (value?.right ?? 0),
      };
    });
    expect(left, name).toBeGreaterThan(60);
    expect(Math.abs(right), name).toBeLessThan(1);
  }
});

test('long texts without spaces fit the emails of an order', async ({ page, prisma }) => {
  await signInNewCustomer(page, prisma, { role: 'SUPER_ADMIN' });
  const customer = await prisma.user.create({ data: { ...createLongPerson(), passwordHash: '-' } });
  const order = await createLongOrder(prisma, customer.id);
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('authToken'))}`;
  for (const emailBody of [
    { template: 'order_placed' },
    { template: 'order_status' },
    { subject: buildUnbrokenText(120), message: buildUnbrokenText(900) },
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
