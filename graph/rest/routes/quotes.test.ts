import { expect, test } from 'vitest';
import { aTola } from '#graph/modules/pricing/rates/testing/aTola.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { orderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { ANYONE, describeRows } from '../testing/describeRows.ts';
import { quotes } from './quotes.ts';

const server = useTestServer();

const send = (path: string, payload: object) =>
  server.app.inject({ method: 'POST', url: `/api${path}`, payload });

describeRows(server, quotes, {
  'POST /quotes': {
    may: ANYONE,
    request: async () => ({
      body: { items: [{ productId: (await aProduct(server.prisma)).id, quantity: 1 }] },
    }),
    wrong: {
      body: { body: 'quote' },
      'items.0.quantity': { body: { items: [{ productId: 'nothing', quantity: 'two' }] } },
      quoteId: { body: { items: [], quoteId: 5 } },
    },
  },
});

test('a price is held over REST, and an order with its quote is charged no more', async () => {
  const { prisma } = server;
  await aRate(prisma, { perTola: 300_000 });
  const { id: productId, variants } = await aTola(prisma);
  const items = [{ productId, quantity: 1 }];

  const { quote, problems } = (await send('/quotes', { items })).json().data;
  expect(problems).toEqual([]);
  expect(quote).toMatchObject({
    rates: [{ metal: 'gold', perTola: 300_000 }],
    items: [{ index: 0, unitPrice: 330_000, lineTotal: 330_000 }],
    totals: { finalTotal: 389_400 },
    ended: null,
  });

  await prisma.variant.update({ where: { id: variants[0]?.id ?? '' }, data: { price: 340_000 } });
  await prisma.product.update({ where: { id: productId }, data: { price: 340_000 } });
  const { contact, shippingAddress } = orderInput([]);
  const order = { items, contact, shippingAddress, paymentMethod: 'cod', quoteId: quote.quoteId };
  const placed = await send('/orders', order);

  expect(placed.json().data?.order.totals.finalTotal).toBe(389_400);
});

test('what cannot be had is told as the request calls it', async () => {
  const { id: productId } = await aProduct(server.prisma, { stock: 1 });
  const { quote, problems } = (await send('/quotes', { items: [{ productId, quantity: 2 }] })).json().data;
  expect(quote.quoteId).toBeNull();
  expect(problems).toMatchObject([{ field: 'items.0.quantity', reason: 'ONLY_LEFT', params: { count: 1 } }]);
});
