import { beforeEach, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const EXCHANGE = `mutation ($input: ExchangeReturnInput!) {
  exchangeReturn(input: $input) {
    return {
      status
      order { number refundDue refunds { amount method reference } }
      exchange {
        number status fulfilment paymentStatus paymentMethod totals { shipping finalTotal }
        lines { sku unitPrice quantity }
        staff { paid due payments { kind method amount reference } history { note } }
      }
    }
    errors { reason field message }
  }
}`;

let admin: Shopper;

beforeEach(async () => {
  admin ??= await aShopper(server, { role: 'ADMIN' });
});

/** Creates a ring of NPR 11,800 that was returned and credited, and the product to exchange it for. */
async function createExchangeableReturn(price: number, stock = 2) {
  const product = await aProduct(server.prisma, { pricingMode: 'FIXED', fixedPrice: price, price, stock });
  const order = await anOrder(server.prisma, {
    status: 'RETURNED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    credited: 11_800,
    isStockReserved: false,
  });
  const orderReturn = await aReturn(server.prisma, order, {
    status: 'RECEIVED',
    wish: 'EXCHANGE',
    goods: 11_800,
  });
  const [variant] = product.variants;
  const readStock = async () =>
    (await server.prisma.variant.findUniqueOrThrow({ where: { id: variant?.id ?? '' } })).stock;
  return {
    order,
    back: orderReturn,
    left: readStock,
    lines: [{ productId: product.id, size: variant?.size, quantity: 1 }],
    variant,
  };
}

async function exchange(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(EXCHANGE, {
    input: { paymentMethod: 'BANK_TRANSFER', ...input },
  });
  expect(errors).toBeUndefined();
  return data?.exchangeReturn;
}

async function setVariantPrice(variantId: string | undefined, price: number) {
  await server.prisma.variant.update({ where: { id: variantId ?? '' }, data: { price } });
}

test('a more expensive product leaves an amount due after the credit', async () => {
  const { order, back: orderReturn, lines, variant, left } = await createExchangeableReturn(20_000);
  await setVariantPrice(variant?.id, 20_000);
  const { return: exchangedReturn, errors } = await exchange({ id: orderReturn.id, lines });
  expect(errors).toEqual([]);
  expect(exchangedReturn).toMatchObject({
    status: 'CLOSED',
    order: {
      refundDue: 0,
      refunds: [{ amount: 11_800, method: 'EXCHANGE', reference: exchangedReturn.exchange.number }],
    },
    exchange: {
      status: 'PENDING',
      paymentStatus: 'PART_PAID',
      totals: { finalTotal: 23_600 },
      staff: {
        paid: 11_800,
        due: 11_800,
        payments: [{ kind: 'PAYMENT', method: 'EXCHANGE', amount: 11_800, reference: order.number }],
      },
    },
  });
  expect(await left()).toBe(1);
  await runJobs(server);
  const emails = await server.prisma.mail.findMany({
    where: { text: { contains: exchangedReturn.exchange.number } },
  });
  expect(emails.map(({ template }) => template).sort()).toEqual(['orderPlaced', 'returnClosed']);
});

test('a cheaper product leaves a refund due', async () => {
  const { back: orderReturn, lines, variant } = await createExchangeableReturn(6_000);
  await setVariantPrice(variant?.id, 6_000);
  const { return: exchangedReturn } = await exchange({ id: orderReturn.id, lines });
  expect(exchangedReturn).toMatchObject({
    status: 'RECEIVED',
    order: { refundDue: 4_720 },
    exchange: { paymentStatus: 'PAID', totals: { finalTotal: 7_080 }, staff: { due: 0 } },
  });
  const secondExchange = await exchange({ id: orderReturn.id, lines });
  expect(secondExchange.errors).toMatchObject([{ reason: 'RETURN_NOTHING_TO_EXCHANGE' }]);
});

test('items handed over in the shop count as delivered, and the amount due as paid', async () => {
  const { back: orderReturn, lines, variant } = await createExchangeableReturn(20_000);
  await setVariantPrice(variant?.id, 20_000);
  const { return: exchangedReturn } = await exchange({
    id: orderReturn.id,
    lines,
    isTakenAlong: true,
    paymentMethod: 'CASH',
  });
  expect(exchangedReturn.exchange).toMatchObject({
    status: 'DELIVERED',
    fulfilment: 'COUNTER',
    paymentStatus: 'PAID',
    staff: {
      due: 0,
      payments: [
        { method: 'EXCHANGE', amount: 11_800 },
        { method: 'CASH', amount: 11_800 },
      ],
    },
  });
});

test('a sold-out product is refused, and nothing is written', async () => {
  const { order, back: orderReturn, lines } = await createExchangeableReturn(6_000, 0);
  const orderCountBefore = await server.prisma.order.count();
  expect((await exchange({ id: orderReturn.id, lines })).errors).toMatchObject([
    { reason: 'SOLD_OUT', field: 'lines.0.quantity' },
  ]);
  expect(await server.prisma.order.count()).toBe(orderCountBefore);
  expect(await server.prisma.order.findUnique({ where: { id: order.id } })).toMatchObject({ refunded: 0 });
});

test('two simultaneous exchanges of one return create one order', async () => {
  const { back: orderReturn, lines, order } = await createExchangeableReturn(20_000);
  const results = await Promise.all([
    exchange({ id: orderReturn.id, lines }),
    exchange({ id: orderReturn.id, lines }),
  ]);
  expect(results.flatMap(({ errors }) => errors)).toMatchObject([{ reason: 'RETURN_NOTHING_TO_EXCHANGE' }]);
  expect(await server.prisma.payment.count({ where: { reference: order.number } })).toBe(1);
});

test('an unpaid order cannot be exchanged', async () => {
  const { order, back: orderReturn, lines } = await createExchangeableReturn(6_000);
  await server.prisma.order.update({ where: { id: order.id }, data: { paid: 0, paymentStatus: 'UNPAID' } });
  expect((await exchange({ id: orderReturn.id, lines })).errors).toMatchObject([
    { reason: 'RETURN_NOTHING_TO_EXCHANGE' },
  ]);
});

test('the new order is published to staff and integrations as a placed order', async () => {
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  const { data } = await owner.graphql(
    'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id } errors { message } } }',
    { input: { url: 'https://erp.example.com/hooks', topics: ['ORDER_PLACED'] } },
  );
  expect(data?.createWebhook.errors).toEqual([]);
  const { back: orderReturn, lines } = await createExchangeableReturn(11_800);
  const { return: exchangedReturn } = await exchange({ id: orderReturn.id, lines });

  const order = await server.prisma.order.findUniqueOrThrow({
    where: { number: exchangedReturn.exchange.number },
  });
  const events = await server.prisma.webhookEvent.findMany({ select: { topic: true, name: true } });
  expect(events).toEqual([{ topic: 'order.placed', name: order.number }]);
  const storeEvents = await server.prisma.storeEvent.findMany({ where: { subjectId: order.id } });
  expect(storeEvents.map(({ kind }) => kind)).toEqual(['ORDER_PLACED']);
});
