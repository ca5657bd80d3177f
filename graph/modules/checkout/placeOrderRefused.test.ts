import { describe, expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { placeOrders } from './testing/placeOrders.ts';

const server = useTestServer();
const { ask, place, findStock } = placeOrders(server);

describe('an order is refused', () => {
  test('if a line is unavailable', async () => {
    const ring = await aProduct(server.prisma, { variants: [{ size: '6', stock: 1 }] });

    const { order, errors } = await place(
      buildOrderInput([
        { productId: ring.id, size: '6', quantity: 1 },
        { productId: ring.id, size: '8', quantity: 1 },
        { productId: 'no-such-product', quantity: 1 },
      ]),
    );

    expect(order).toBeNull();
    expect(errors.map(({ code, field }) => [code, field])).toEqual([
      ['NOT_FOUND', 'lines.1.size'],
      ['NOT_FOUND', 'lines.2.productId'],
    ]);
    expect(await findStock(ring.id)).toEqual({ product: 1, variants: [1] });
  });

  test('for more items than are available, with the available quantity in the error', async () => {
    const ring = await aProduct(server.prisma, { stock: 2 });

    const { order, errors } = await place(buildOrderInput([{ productId: ring.id, quantity: 3 }]));

    expect(order).toBeNull();
    expect(errors).toMatchObject([
      { code: 'OUT_OF_STOCK', reason: 'INSUFFICIENT_STOCK', params: { count: 2 }, field: 'lines.0.quantity' },
    ]);
  });

  test.each([0, -3, 100])('for a quantity of %i', async (quantity) => {
    const ring = await aProduct(server.prisma, { stock: 500 });

    const { order, errors } = await place(buildOrderInput([{ productId: ring.id, quantity }]));

    expect(order).toBeNull();
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'lines.0.quantity' }]);
  });

  test('for a quantity beyond 32-bit integers', async () => {
    const ring = await aProduct(server.prisma);

    const { status } = await ask(buildOrderInput([{ productId: ring.id, quantity: 1e12 }]));

    expect(status).toBe(400);
  });

  test.each([
    ['COUPON_EXPIRED', { endsAt: new Date('2020-01-01') }],
    ['COUPON_USED_UP', { usageLimit: 1, usedCount: 1 }],
    ['COUPON_BELOW_MINIMUM', { minItems: 10_001 }],
  ])('with a coupon that returns %s', async (code, overrides) => {
    const ring = await aProduct(server.prisma, { price: 10_000 });
    const coupon = await aCoupon(server.prisma, overrides);

    const { order, errors } = await place(
      buildOrderInput([{ productId: ring.id, quantity: 1 }], { couponCode: coupon.code }),
    );

    expect(order).toBeNull();
    expect(errors).toMatchObject([{ code, field: 'couponCode' }]);
    expect(await findStock(ring.id)).toEqual({ product: 5, variants: [5] });
  });

  test('for cash on delivery from exactly NPR 500,000', async () => {
    // 423,729 plus 18 % tax is exactly 500,000.
    const productBelowLimit = await aProduct(server.prisma, { price: 423_728 });
    const productAtLimit = await aProduct(server.prisma, { price: 423_729 });

    const cashResult = await place(buildOrderInput([{ productId: productAtLimit.id, quantity: 1 }]));
    const transferResult = await place(
      buildOrderInput([{ productId: productAtLimit.id, quantity: 1 }], { paymentMethod: 'BANK_TRANSFER' }),
    );
    const cashBelowResult = await place(buildOrderInput([{ productId: productBelowLimit.id, quantity: 1 }]));

    expect(cashResult.errors).toMatchObject([{ code: 'PAYMENT_NOT_ALLOWED', field: 'paymentMethod' }]);
    expect(transferResult.order?.totals.finalTotal).toBe(500_000);
    expect(cashBelowResult.order?.totals.finalTotal).toBe(499_999);
  });

  test('for a district outside the province', async () => {
    const ring = await aProduct(server.prisma);
    const { shippingAddress } = buildOrderInput([]);

    const { order, errors } = await place(
      buildOrderInput([{ productId: ring.id, quantity: 1 }], {
        shippingAddress: { ...shippingAddress, province: 'Koshi' },
      }),
    );

    expect(order).toBeNull();
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'shippingAddress.district' }]);
  });

  test('with all invalid fields reported together', async () => {
    const ring = await aProduct(server.prisma);
    const { shippingAddress } = buildOrderInput([]);

    const { errors } = await place(
      buildOrderInput([{ productId: ring.id, quantity: 0 }], {
        contact: { name: '', email: 'customer', phone: '12' },
        shippingAddress: { ...shippingAddress, phone: '', ward: 30, street: ' ' },
        notes: 'x'.repeat(501),
        idempotencyKey: 'short',
      }),
    );

    expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['INVALID']));
    expect(errors.map(({ field }) => field)).toEqual([
      'contact.name',
      'contact.email',
      'contact.phone',
      'shippingAddress.phone',
      'shippingAddress.street',
      'notes',
      'shippingAddress.ward',
      'lines.0.quantity',
      'idempotencyKey',
    ]);
  });

  test('if the database fails halfway, without any stock change', async () => {
    const ring = await aProduct(server.prisma, { price: 100 });
    const { id: couponId, code } = await aCoupon(server.prisma);
    await server.prisma.$executeRaw`ALTER TABLE stock_moves ADD CONSTRAINT broken CHECK (delta <> -3)`;

    const { status, errors } = await ask(
      buildOrderInput([{ productId: ring.id, quantity: 3 }], {
        couponCode: code,
        contact: { name: 'Test Customer', email: 'halfway@example.com', phone: '9841000000' },
      }),
    ).finally(() => server.prisma.$executeRaw`ALTER TABLE stock_moves DROP CONSTRAINT broken`);

    expect([status, errors?.[0]?.message]).toEqual([200, 'Something went wrong. Please try again later.']);
    expect(await findStock(ring.id)).toEqual({ product: 5, variants: [5] });
    expect(await server.prisma.orderLine.count({ where: { productId: ring.id } })).toBe(0);
    expect(await server.prisma.mail.count({ where: { toEmail: 'halfway@example.com' } })).toBe(0);
    expect((await server.prisma.coupon.findUniqueOrThrow({ where: { id: couponId } })).usedCount).toBe(0);
  });
});
