import { describe, expect, test } from 'vitest';
import { sha256 } from '#graph/access/sha256.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

describe('order', () => {
  test('shows customers their own order by id or number, even if a product was deleted', async () => {
    const customer = await aCustomer(server.prisma);
    const ring = await aProduct(server.prisma);
    const order = await anOrder(server.prisma, {
      userId: customer.id,
      lines: [
        {
          productId: ring.id,
          imageKey: `${ring.slug}-1.webp`,
          size: '7',
          breakdown: { metal: 9_000, making: 1_000 },
        },
        { name: 'A ring that is no more', imageKey: 'gone.webp' },
      ],
    });
    const token = await signIn(server, customer);

    const orderByNumber = await fetchOrder(token, order.number.toLowerCase());

    expect((await fetchOrder(token, order.id))?.number).toBe(order.number);
    expect(orderByNumber).toMatchObject({
      number: order.number,
      status: 'PENDING',
      totals: {
        items: 10_000,
        discount: 0,
        totalAmount: 10_000,
        shipping: 0,
        tax: 1_800,
        taxPercent: 18,
        finalTotal: 11_800,
      },
      contact: { name: 'Test Customer', email: 'customer@example.com', phone: '+9779841000000' },
      shippingAddress: { province: 'Bagmati', municipality: 'Lalitpur', ward: 3, street: 'Pulchowk 12' },
      estimatedDelivery: { from: order.estimatedFrom.toISOString(), to: order.estimatedTo.toISOString() },
      timeline: [{ status: 'PENDING', at: order.placedAt.toISOString() }],
      lines: [
        {
          productId: ring.id,
          size: '7',
          image: { url: `/media/${ring.slug}-1.webp`, width: 1000 },
          priceBreakdown: { metal: 9_000, making: 1_000 },
        },
        { productId: null, name: 'A ring that is no more', image: null, priceBreakdown: null },
      ],
    });
  });

  test('does not find another customer’s order', async () => {
    const [owner, other] = [await aCustomer(server.prisma), await aCustomer(server.prisma)];
    const order = await anOrder(server.prisma, { userId: owner.id });

    expect(await fetchOrder(await signIn(server, other), order.id)).toBeNull();
    expect(await fetchOrder(undefined, order.id)).toBeNull();
    expect(await fetchOrder(undefined, order.number)).toBeNull();
  });

  test('shows a guest’s order only with its token', async () => {
    const order = await anOrder(server.prisma, { guestTokenHash: sha256('the right token') });
    const customer = await signIn(server, await aCustomer(server.prisma));

    expect((await fetchOrder(undefined, order.id, 'the right token'))?.number).toBe(order.number);
    expect((await fetchOrder(customer, order.number, 'the right token'))?.number).toBe(order.number);
    expect(await fetchOrder(undefined, order.id, 'a wrong token')).toBeNull();
    expect(await fetchOrder(undefined, order.id, '')).toBeNull();
    expect(await fetchOrder(undefined, order.id)).toBeNull();
    expect(await fetchOrder(customer, order.id)).toBeNull();
  });

  test('does not show a guest’s order with another guest’s token', async () => {
    const order = await anOrder(server.prisma, { guestTokenHash: sha256('the token of the first') });
    await anOrder(server.prisma, { guestTokenHash: sha256('the token of the second') });

    expect(await fetchOrder(undefined, order.id, 'the token of the second')).toBeNull();
  });

  test('shows staff any order, whoever placed it', async () => {
    const admin = await aCustomer(server.prisma, { role: 'ADMIN' });
    const order = await anOrder(server.prisma);

    const token = await signIn(server, admin);

    expect((await fetchOrder(token, order.number))?.number).toBe(order.number);
    expect((await fetchOrder(token, order.number, 'a wrong token'))?.number).toBe(order.number);
  });
});

describe('trackOrder', () => {
  test('shows an order’s status to anyone with the number', async () => {
    const order = await anOrder(server.prisma, {
      status: 'SHIPPED',
      carrier: 'Nepal Can Move',
      trackingNumber: 'N-1',
    });
    await server.prisma.orderEvent.create({
      data: {
        orderId: order.id,
        status: 'DELIVERED',
        note: 'Left with Hari',
        at: new Date('2026-11-05T06:00:00Z'),
      },
    });

    const { data } = await track(`  ${order.number.toLowerCase()} `);

    expect(data?.trackOrder).toMatchObject({
      number: order.number,
      status: 'SHIPPED',
      carrier: 'Nepal Can Move',
      placedAt: order.placedAt.toISOString(),
      timeline: [
        { status: 'SHIPPED', at: order.placedAt.toISOString() },
        { status: 'DELIVERED', at: '2026-11-05T06:00:00.000Z' },
      ],
    });
  });

  test('accepts letters that look like digits', async () => {
    const order = await anOrder(server.prisma, { number: 'JW-0123456701' });

    expect((await track('jw-Ol234567oI')).data?.trackOrder?.number).toBe(order.number);
  });

  test('finds an order by its id, but nothing by the id of another object', async () => {
    const { id, number } = await anOrder(server.prisma);

    expect((await track(id)).data?.trackOrder?.number).toBe(number);
    expect((await track(` ${id.toUpperCase()} `)).data?.trackOrder?.number).toBe(number);
    expect((await track(crypto.randomUUID())).data?.trackOrder).toBeNull();
  });

  test.each(['', 'JW-0000000000', 'JW-%', 'x'.repeat(5_000)])('finds nothing for %j', async (number) => {
    const { data, errors } = await track(number.slice(0, 5_000));

    expect(errors).toBeUndefined();
    expect(data?.trackOrder).toBeNull();
  });

  test('returns no field with personal data', async () => {
    const { data } = await server.graphql(`{
      order: __type(name: "TrackedOrder") { fields { name } }
      event: __type(name: "TrackedEvent") { fields { name } }
    }`);

    const getFieldNames = (type: { fields: { name: string }[] }) =>
      type.fields.map(({ name }) => name).toSorted();
    expect(getFieldNames(data?.order)).toEqual([
      'awaitsConfirmation',
      'carrier',
      'estimatedDelivery',
      'fulfilment',
      'isPaymentUnderReview',
      'number',
      'payBy',
      'paymentMethod',
      'placedAt',
      'status',
      'timeline',
      'trackingNumber',
      'trackingUrl',
    ]);
    expect(getFieldNames(data?.event)).toEqual(['at', 'status']);
  });
});

async function fetchOrder(token: string | undefined, id: string, guestToken?: string) {
  const { data, errors } = await server.graphql(
    `query ($id: ID!, $guestToken: String) {
      order(id: $id, guestToken: $guestToken) {
        number status placedAt
        totals { items discount totalAmount shipping tax taxPercent finalTotal }
        contact { name email phone }
        shippingAddress { name phone province district municipality ward street landmark }
        estimatedDelivery { from to }
        timeline { status note at }
        lines { productId sku name size quantity image { url width } priceBreakdown { metal making } }
      }
    }`,
    { id, guestToken },
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.order;
}

function track(number: string) {
  return server.graphql(
    `query ($number: String!) {
      trackOrder(number: $number) {
        number status placedAt carrier trackingNumber estimatedDelivery { from to } timeline { status at }
      }
    }`,
    { number },
  );
}
