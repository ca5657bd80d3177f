import { beforeEach, describe, expect, test } from 'vitest';
import type { WebhookTopic } from '#domain/webhooks/webhookTopics.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aWebhook } from '#graph/testing/aWebhook.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildPayload } from '../sending/payload.ts';

const server = useTestServer();
let owner: Shopper;

beforeEach(async () => {
  await server.prisma.webhookEvent.deleteMany();
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

/** Subscribes through the API, as an integration does, so that it takes effect immediately. */
async function subscribe(topics: WebhookTopic[], includesPersonalData = true): Promise<string> {
  await server.prisma.webhookEndpoint.deleteMany();
  const { data } = await owner.graphql(
    `mutation ($input: CreateWebhookInput!) {
      createWebhook(input: $input) { webhook { id } errors { message } }
    }`,
    {
      input: {
        url: 'https://erp.example.com/hooks',
        topics: topics.map((topic) => topic.toUpperCase().replace('.', '_')),
        includesPersonalData,
      },
    },
  );
  expect(data?.createWebhook.errors).toEqual([]);
  return data?.createWebhook.webhook.id;
}

async function readPayloads() {
  const deliveries = await server.prisma.webhookDelivery.findMany({
    orderBy: { position: 'asc' },
    include: { event: true },
  });
  return deliveries.map((delivery) => JSON.parse(buildPayload(delivery.event, delivery)));
}

const place = (productId: string) =>
  server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId, quantity: 2 }]) });

const updateStatus = (id: string, status: string, input: object = {}) =>
  owner.graphql(
    'mutation ($input: UpdateOrderStatusInput!) { updateOrderStatus(input: $input) { errors { message } } }',
    { input: { id, status, ...input } },
  );

describe('order events', () => {
  test('describe a placed order as it was when placed, despite later changes', async () => {
    await subscribe(['order.placed', 'stock.changed']);
    const { id: productId } = await aProduct(server.prisma, { stock: 5 });
    const { data } = await place(productId);
    expect(data?.placeOrder.errors).toEqual([]);
    const order = await server.prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } });
    await updateStatus(order.id, 'CANCELLED', { note: 'No more gold.' });

    const [placedEvent, stock, restockEvent] = await readPayloads();
    expect(placedEvent).toMatchObject({
      type: 'order.placed',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id: order.id,
        number: order.number,
        change: 'placed',
        version: 1,
        order: {
          id: order.id,
          status: 'pending',
          items: [{ productId, quantity: 2 }],
          totals: { finalTotal: order.finalTotal },
          contact: { email: order.contactEmail },
          timeline: [{ status: 'pending' }],
        },
      },
    });
    expect(stock.data.stock).toMatchObject({ id: productId, stock: 3, variants: [{ stock: 3 }] });
    expect(restockEvent.data.stock).toMatchObject({ id: productId, stock: 5 });
  });

  test('include every change, with extra topics for important changes', async () => {
    await subscribe(['order.changed', 'order.paid', 'order.cancelled', 'order.returned']);
    const order = await anOrder(server.prisma, { paymentMethod: 'COD' });
    for (const status of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'RETURNED'])
      await updateStatus(order.id, status);
    expect((await readPayloads()).map(({ type, data }) => [type, data.order.status])).toEqual([
      ['order.changed', 'confirmed'],
      ['order.changed', 'processing'],
      ['order.changed', 'shipped'],
      ['order.changed', 'delivered'],
      ['order.paid', 'delivered'],
      ['order.changed', 'returned'],
      ['order.returned', 'returned'],
    ]);
  });

  test('list the lines of a partial return, without personal data', async () => {
    await subscribe(['order.returned'], false);
    const product = await aProduct(server.prisma, { stock: 1 });
    const order = await anOrder(server.prisma, {
      status: 'DELIVERED',
      lines: [{ productId: product.id, variantId: product.variants[0]?.id, sku: 'RING-16', quantity: 2 }],
    });
    await owner.graphql(
      'mutation ($input: StartReturnInput!) { startReturn(input: $input) { errors { message } } }',
      {
        input: {
          id: order.id,
          isReceived: true,
          lines: [
            {
              lineId: order.lines[0]?.id,
              quantity: 1,
              reason: 'CHANGED_MIND',
              condition: 'WORN',
              restock: false,
              note: 'Smells of Sita’s perfume',
            },
          ],
        },
      },
    );
    const payloads = await readPayloads();
    expect(payloads).toMatchObject([
      {
        type: 'order.returned',
        data: {
          id: order.id,
          change: 'partially-returned',
          order: { status: 'delivered', contact: null },
          returned: {
            number: expect.stringMatching(/^RT-/),
            lines: [{ sku: 'RING-16', quantity: 1, condition: 'worn', isRestocked: false }],
          },
        },
      },
    ]);
    expect(JSON.stringify(payloads)).not.toContain('perfume');
  });

  test('are not sent for refused or rolled back changes, and end with a deletion', async () => {
    await subscribe(['order.changed', 'order.cancelled']);
    const order = await anOrder(server.prisma, { status: 'SHIPPED' });
    await updateStatus(order.id, 'PENDING');
    expect(await readPayloads()).toEqual([]);
    const cancelledOrder = await anOrder(server.prisma, { status: 'CANCELLED' });
    await owner.graphql('mutation ($input: DeleteOrderInput!) { deleteOrder(input: $input) { deletedId } }', {
      input: { id: cancelledOrder.id },
    });
    expect(await readPayloads()).toMatchObject([
      {
        type: 'order.changed',
        data: { id: cancelledOrder.id, change: 'deleted', number: cancelledOrder.number, order: null },
      },
    ]);
  });

  test('contain no personal data for webhooks that exclude it', async () => {
    await subscribe(['order.placed', 'customer.changed'], false);
    const { id: productId } = await aProduct(server.prisma, { stock: 5 });
    await place(productId);
    const customer = await aShopper(server, { name: 'Sita Maharjan' });
    await customer.graphql(
      'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { message } } }',
      {
        input: { name: 'Sita Shakya' },
      },
    );
    const payloads = await readPayloads();
    expect(payloads.map(({ type }) => type)).toEqual(['order.placed', 'customer.changed']);
    expect(payloads[0].data.order).toMatchObject({
      contact: null,
      notes: null,
      shippingAddress: { province: expect.any(String), district: expect.any(String) },
    });
    const order = await server.prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } });
    const serializedPayloads = JSON.stringify(payloads);
    for (const personalValue of [
      order.contactName,
      order.contactEmail,
      order.contactPhone,
      order.street,
      'Sita',
    ])
      expect(serializedPayloads).not.toContain(personalValue);
  });
});

test('product events report changes and archiving, with the fields visible to staff', async () => {
  await subscribe(['product.changed']);
  const product = await aProduct(server.prisma, { name: 'Plain ring' });
  const change = (input: object) =>
    owner.graphql(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { message } } }',
      { input: { id: product.id, ...input } },
    );
  await change({ name: 'Lotus ring' });
  await owner.graphql(
    'mutation ($input: SetProductStatusInput!) { setProductStatus(input: $input) { errors { message } } }',
    { input: { id: product.id, status: 'ARCHIVED' } },
  );
  expect(await readPayloads()).toMatchObject([
    {
      type: 'product.changed',
      data: {
        id: product.id,
        sku: product.sku,
        change: 'changed',
        product: { name: 'Lotus ring', pricingMode: 'fixed' },
      },
    },
    { data: { change: 'archived', product: { status: 'archived' } } },
  ]);
});

test('rate events report published and withdrawn rates', async () => {
  await subscribe(['rate.published']);
  await aRate(server.prisma, { metal: 'SILVER', perTola: 4700 });
  const { data } = await owner.graphql(
    'mutation ($input: PublishMetalRateInput!) { publishMetalRate(input: $input) { rate { id } errors { message } } }',
    { input: { metal: 'SILVER', perTola: 4720 } },
  );
  const { id } = data?.publishMetalRate.rate ?? {};
  await owner.graphql(
    'mutation ($input: DeleteMetalRateInput!) { deleteMetalRate(input: $input) { deleted errors { message } } }',
    { input: { id } },
  );
  expect(await readPayloads()).toMatchObject([
    { type: 'rate.published', data: { id, metal: 'silver', change: 'published', rate: { perTola: 4720 } } },
    { data: { id, change: 'withdrawn' } },
  ]);
});

test('customer events report creation, change and deletion; a deletion removes personal data from unsent events', async () => {
  await subscribe(['customer.changed', 'order.changed']);
  const { data } = await owner.graphql(
    `mutation ($input: CreateCustomerInput!) {
      createCustomer(input: $input) { customer { id } errors { message } }
    }`,
    { input: { name: 'Sita Maharjan', email: 'sita.maharjan@example.com' } },
  );
  const { id } = data?.createCustomer.customer ?? {};
  const order = await anOrder(server.prisma, {
    userId: id,
    status: 'DELIVERED',
    contactName: 'Sita Maharjan',
  });
  await owner.graphql(
    'mutation ($input: SetCustomerStatusInput!) { setCustomerStatus(input: $input) { errors { message } } }',
    { input: { id, status: 'BLOCKED', reason: 'Pays nothing.' } },
  );
  expect(await readPayloads()).toMatchObject([
    { data: { id, change: 'created', customer: { name: 'Sita Maharjan' } } },
    { data: { id, change: 'changed', customer: { status: 'blocked' } } },
  ]);

  await owner.graphql(
    'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { deleted errors { message } } }',
    { input: { id } },
  );
  const payloads = await readPayloads();
  expect(payloads.at(-1)).toMatchObject({ data: { id, change: 'deleted', customer: null } });
  expect(payloads).toContainEqual(
    expect.objectContaining({ type: 'order.changed', data: expect.objectContaining({ id: order.id }) }),
  );
  expect(JSON.stringify(payloads)).not.toContain('Sita');
});

test('no event is stored without a subscriber or for a webhook that is off', async () => {
  const id = await subscribe(['rate.published']);
  const { id: productId } = await aProduct(server.prisma, { stock: 9 });
  await place(productId);
  expect(await server.prisma.webhookEvent.count()).toBe(0);

  await owner.graphql(
    'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { errors { message } } }',
    {
      input: { id, topics: ['ORDER_PLACED'], state: 'OFF' },
    },
  );
  await place(productId);
  expect(await server.prisma.webhookEvent.count()).toBe(0);
  await owner.graphql(
    'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { errors { message } } }',
    {
      input: { id, state: 'ON' },
    },
  );
  await place(productId);
  expect((await readPayloads()).map(({ type }) => type)).toEqual(['order.placed']);
});

test('each subscriber gets its own delivery, and a failed order creates none', async () => {
  await subscribe(['order.placed']);
  await aWebhook(server);
  const customer = await aCustomer(server.prisma);
  expect(customer.id).toBeTruthy();
  const { id: productId } = await aProduct(server.prisma, { stock: 1 });
  const { data } = await place(productId);
  expect(data?.placeOrder.errors).not.toEqual([]);
  expect(await server.prisma.webhookEvent.count()).toBe(0);
});

test('a deleted endpoint that is still cached blocks neither an order nor an order change', async () => {
  const id = await subscribe(['order.placed', 'order.changed']);
  const { id: productId } = await aProduct(server.prisma, { stock: 9 });
  // Bypasses the API, to simulate a deletion by another server that this server has not been notified of.
  await server.prisma.webhookEndpoint.delete({ where: { id } });

  const { data } = await place(productId);
  expect(data?.placeOrder.errors).toEqual([]);
  const { id: orderId } = await server.prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } });
  expect((await updateStatus(orderId, 'CONFIRMED')).data?.updateOrderStatus.errors).toEqual([]);
  expect(await server.prisma.webhookDelivery.count()).toBe(0);
});

describe('change detection', () => {
  const write = (mutation: string, input: object) =>
    owner.graphql(
      `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { errors { message } } }`,
      { input },
    );

  test('gives each event of a product a higher sequence than the previous one, regardless of its version', async () => {
    await subscribe(['product.changed', 'stock.changed']);
    const { id } = await aProduct(server.prisma, { stock: 5 });
    await write('updateProduct', { id, name: 'Renamed' });
    await place(id);
    await write('updateProduct', { id, name: 'Renamed again' });
    const sequences = (await readPayloads()).map(({ data }) => data.sequence);
    expect(sequences.length).toBeGreaterThan(2);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });

  test('describes a deleted product and a withdrawn rate', async () => {
    await subscribe(['product.changed', 'rate.published']);
    const product = await aProduct(server.prisma);
    await aRate(server.prisma, { metal: 'SILVER' });
    const rate = await aRate(server.prisma, { metal: 'SILVER' });
    await write('deleteProduct', { id: product.id });
    await write('deleteMetalRate', { id: rate.id });
    expect((await readPayloads()).map(({ data }) => [data.change, data.sku ?? data.metal])).toEqual([
      ['deleted', product.sku],
      ['withdrawn', 'silver'],
    ]);
  });

  test('ignores an update without changes', async () => {
    await subscribe(['product.changed']);
    const { id, version } = await aProduct(server.prisma);
    const { data } = await write('updateProduct', { id, version });
    expect(data?.updateProduct.errors).toEqual([]);
    expect(await readPayloads()).toEqual([]);
    expect(await server.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ version });
  });
});
