import { describe, expect, test } from 'vitest';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

describe('a counter sale', () => {
  test('is delivered and paid immediately if the items are handed over for cash, and nothing is shipped', async () => {
    const { staff, token } = await aSeller();
    const product = await aProduct(server.prisma, { price: 1000, stock: 3 });

    const { order } = await sell(token, product.id, { isTakenAlong: true, isPaid: false });

    expect(order).toMatchObject({ status: 'DELIVERED', totals: { shipping: 0, finalTotal: 1180 } });
    const savedOrder = await server.prisma.order.findUniqueOrThrow({
      where: { id: order?.id },
      include: { payments: true, stockMoves: true, timeline: { orderBy: { id: 'asc' } } },
    });
    expect(savedOrder).toMatchObject({
      userId: null,
      paymentStatus: 'PAID',
      payments: [{ kind: 'PAYMENT', amount: 1180, actorId: staff.id }],
      stockMoves: [{ delta: -1, reason: 'ORDER', actorId: staff.id }],
      timeline: [
        { status: 'PENDING', actorId: staff.id },
        { status: 'DELIVERED', actorId: staff.id },
      ],
    });
    const { stock } = await server.prisma.product.findUniqueOrThrow({ where: { id: product.id } });
    expect(stock).toBe(2);
    const auditEntries = await server.prisma.auditEntry.findMany({ where: { entityId: savedOrder.id } });
    expect(auditEntries).toMatchObject([{ action: 'order.counterSale', actorId: staff.id }]);
  });

  test('belongs to its customer, and awaits shipping like any other order if it is to be delivered', async () => {
    const { token } = await aSeller();
    const customer = await aCustomer(server.prisma);
    const product = await aProduct(server.prisma, { price: 1000, stock: 3 });

    const { order } = await sell(token, product.id, {
      customerId: customer.id,
      isTakenAlong: false,
      isPaid: true,
    });

    expect(order).toMatchObject({ status: 'PENDING', totals: { shipping: 200 } });
    expect(await server.prisma.order.findUniqueOrThrow({ where: { id: order?.id } })).toMatchObject({
      userId: customer.id,
      paymentStatus: 'PAID',
    });
  });

  test('is quoted without a shipping charge if the items are handed over', async () => {
    const product = await aProduct(server.prisma, { price: 1000, stock: 3 });
    const { data } = await server.graphql(
      'query ($input: QuoteInput!) { quote(input: $input) { totals { shipping finalTotal } } }',
      { input: { lines: [{ productId: product.id, quantity: 1 }], isTakenAlong: true } },
    );
    expect(data?.quote.totals).toEqual({ shipping: 0, finalTotal: 1180 });
  });

  test('is refused if a shopper or guest sends it, or if it names an account that is not a customer', async () => {
    const { staff, token } = await aSeller();
    const shopper = await aCustomer(server.prisma);
    const product = await aProduct(server.prisma, { price: 1000, stock: 3 });
    const counterSale = { isTakenAlong: true, isPaid: true };
    const input = buildOrderInput([{ productId: product.id, quantity: 1 }], { counterSale });

    for (const credentials of [{}, { token: await signIn(server, shopper) }]) {
      const { errors } = await server.graphql(PLACE_ORDER, { input }, credentials);
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    for (const customerId of [staff.id, '']) {
      const refusedResult = await sell(token, product.id, { ...counterSale, customerId });
      expect(refusedResult.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'counterSale.customerId' }]);
    }
    expect(await server.prisma.order.count({ where: { lines: { some: { productId: product.id } } } })).toBe(
      0,
    );
  });
});

async function aSeller() {
  const staff = await aCustomer(server.prisma, { role: 'ADMIN' });
  return { staff, token: await signIn(server, staff) };
}

async function sell(token: string, productId: string, counterSale: PlaceOrderInput['counterSale']) {
  const input = buildOrderInput([{ productId, quantity: 1 }], { counterSale });
  const { data } = await server.graphql(PLACE_ORDER, { input }, { token });
  return data?.placeOrder;
}
