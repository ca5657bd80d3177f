import { describe, expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { type PlaceOrderResponse, placeOrders } from './testing/placeOrders.ts';

const server = useTestServer();
const { place, findStock } = placeOrders(server);

describe('an order', () => {
  test('is written with its lines, timeline and other rows', async () => {
    const ring = await aProduct(server.prisma, {
      name: 'Lotus ring',
      nameNe: 'कमल औंठी',
      variants: [{ size: '6' }, { size: '7', sku: 'LOTUS-7', price: 12_000, stock: 4 }],
    });
    const { id: couponId, code } = await aCoupon(server.prisma, { value: 10 });

    const result = await place(
      buildOrderInput([{ productId: ring.id, size: '7', quantity: 2 }], {
        couponCode: code.toLowerCase(),
        notes: ' Please call first. ',
        language: 'NE',
      }),
    );

    expect(result.errors).toEqual([]);
    expect(result.order?.number).toMatch(/^JW-[0-9A-HJKMNP-TV-Z]{10}$/);
    const order = await findPlacedOrder(result);
    expect(order).toMatchObject({
      userId: null,
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      contactPhone: expect.stringMatching(/^\+97798\d{8}$/),
      shipName: 'Test Receiver',
      district: 'Lalitpur',
      notes: 'Please call first.',
      language: 'NE',
      couponCode: code,
      itemsTotal: 24_000,
      discount: 2_400,
      shipping: 0,
      shippingDiscount: 0,
      taxPercent: 18,
      tax: 3_888,
      finalTotal: 25_488,
      lines: [
        {
          productId: ring.id,
          variantId: ring.variants[1]?.id,
          sku: 'LOTUS-7',
          name: 'Lotus ring',
          nameNe: 'कमल औंठी',
          size: '7',
          imageKey: `${ring.slug}-1.webp`,
          quantity: 2,
          unitPrice: 12_000,
          lineTotal: 24_000,
          breakdown: null,
        },
      ],
      timeline: [{ status: 'PENDING', actorId: null }],
      payments: [],
      redemption: { couponId, discount: 2_400 },
      stockMoves: [{ variantId: ring.variants[1]?.id, delta: -2, reason: 'ORDER' }],
    });
    expect(order.estimatedTo.getTime()).toBeGreaterThan(order.estimatedFrom.getTime());
    expect(await findStock(ring.id)).toEqual({ product: 7, variants: [5, 2] });
    expect((await server.prisma.coupon.findUniqueOrThrow({ where: { id: couponId } })).usedCount).toBe(1);
  });

  test('stores the price breakdown of a product priced by the rate', async () => {
    await aRate(server.prisma, { metal: 'GOLD', perTola: 305_200 });
    const ring = await aProduct(server.prisma, {
      pricingMode: 'RATE',
      purity: '22K',
      makingBasisPoints: 1_000,
      stonesPrice: 700,
      variants: [{ weightMg: 11_664, price: 308_444 }],
    });

    const result = await place(buildOrderInput([{ productId: ring.id, quantity: 1 }]));

    const [line] = (await findPlacedOrder(result)).lines;
    expect(line?.breakdown).toMatchObject({
      metal: 279_767,
      making: 27_977,
      stones: 700,
      total: 308_444,
    });
  });

  test('belongs to the signed-in customer and needs no guest token', async () => {
    const ring = await aProduct(server.prisma);
    const customer = await aCustomer(server.prisma);
    const token = await signIn(server, customer);

    const result = await place(buildOrderInput([{ productId: ring.id, quantity: 1 }]), token);

    expect(result.guestToken).toBeNull();
    expect(await findPlacedOrder(result)).toMatchObject({ userId: customer.id, guestTokenHash: null });
  });

  test('is confirmed by one email, even if the request is repeated or the job runs again', async () => {
    const ring = await aProduct(server.prisma, { name: 'Lotus ring' });
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }], {
      contact: { name: 'Test Customer', email: 'confirmed@example.com', phone: '9841000000' },
    });

    const result = await place(input);
    await place(input);
    await runJobs(server);
    // Simulates a worker that crashed before it marked the job as done.
    await server.prisma.job.updateMany({ where: { kind: 'mailOrderPlaced' }, data: { status: 'QUEUED' } });
    await runJobs(server);

    const emails = await server.prisma.mail.findMany({ where: { toEmail: 'confirmed@example.com' } });
    expect(emails).toMatchObject([
      { template: 'orderPlaced', toName: 'Test Customer', orderId: result.order?.id, status: 'QUEUED' },
    ]);
    expect(emails[0]?.text).toContain('Lotus ring');
    expect(emails[0]?.text).toContain(
      `/#/order-success/${result.order?.id}?number=${result.order?.number}&open=`,
    );
  });

  test('counts as the first order of its email address only once, and marks the day’s sales figures as outdated', async () => {
    const ring = await aProduct(server.prisma);
    const contact = { name: 'Test Customer', email: 'returning@example.com', phone: '9841000000' };
    const staleDayCount = await server.prisma.staleFigureDay.count();

    const first = await place(buildOrderInput([{ productId: ring.id, quantity: 1 }], { contact }));
    const second = await place(buildOrderInput([{ productId: ring.id, quantity: 1 }], { contact }));

    expect((await findPlacedOrder(first)).isFirst).toBe(true);
    expect((await findPlacedOrder(second)).isFirst).toBe(false);
    expect(await server.prisma.staleFigureDay.count()).toBe(staleDayCount + 2);
  });

  test('takes stock for each line of the same product', async () => {
    const ring = await aProduct(server.prisma, { stock: 3 });
    const line = { productId: ring.id, quantity: 1 };

    const result = await place(buildOrderInput([line, line]));
    const excessResult = await place(buildOrderInput([line, line]));

    expect((await findPlacedOrder(result)).lines).toHaveLength(2);
    expect(excessResult.errors).toMatchObject([{ code: 'OUT_OF_STOCK', field: 'lines.1.quantity' }]);
    expect(await findStock(ring.id)).toEqual({ product: 1, variants: [1] });
  });
});

describe('the price', () => {
  test('causes a refusal with a new quote if it has risen, and no stock is taken', async () => {
    const ring = await aProduct(server.prisma, { price: 10_000 });
    const input = buildOrderInput([{ productId: ring.id, quantity: 1 }], { expectedTotal: 11_799 });

    const refusedResult = await place(input);

    expect(refusedResult).toMatchObject({
      order: null,
      guestToken: null,
      quote: { totals: { finalTotal: 11_800 }, lines: [{ index: 0, unitPrice: 10_000 }] },
      errors: [{ code: 'PRICE_CHANGED', field: 'expectedTotal' }],
    });
    expect(refusedResult.errors[0]?.message).toContain('NPR 11,800');
    expect(await findStock(ring.id)).toEqual({ product: 5, variants: [5] });

    const acceptedResult = await place({ ...input, expectedTotal: 11_800 });
    expect(acceptedResult.errors).toEqual([]);
  });

  test('is the lower current price if it has fallen', async () => {
    const ring = await aProduct(server.prisma, { price: 10_000 });

    const result = await place(
      buildOrderInput([{ productId: ring.id, quantity: 1 }], { expectedTotal: 50_000 }),
    );

    expect(result.order?.totals.finalTotal).toBe(11_800);
  });

  test('is never negative, even with a coupon above the price', async () => {
    const ring = await aProduct(server.prisma, { price: 1_000 });
    const { code } = await aCoupon(server.prisma, { kind: 'FIXED', value: 50_000 });

    const result = await place(
      buildOrderInput([{ productId: ring.id, quantity: 1 }], { couponCode: code, expectedTotal: 200 }),
    );

    expect(result.order?.totals).toMatchObject({ discount: 1_000, totalAmount: 0, finalTotal: 200 });
  });
});

function findPlacedOrder({ order }: PlaceOrderResponse) {
  return server.prisma.order.findUniqueOrThrow({
    where: { id: order?.id },
    include: { lines: true, timeline: true, payments: true, redemption: true, stockMoves: true },
  });
}
