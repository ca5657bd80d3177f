import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { countRowsRead } from '#graph/testing/countRowsRead.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { readUnpaidExposure } from './unpaidExposure.ts';

const server = useTestServer();
const { recordRoundTrips } = useQueryLog(server);
const PHONE = '+9779841777777';
const OPEN_ORDER_COUNT = 2000;

/** Creates open orders of guests with the same phone number. */
beforeAll(async () => {
  const { id, lines, ...order } = await anOrder(server.prisma, { contactPhone: PHONE });
  const { searchText, due, refundDue, contactMailbox, terms, couponTerms, ...columns } = order;
  await server.prisma.order.createMany({
    data: Array.from({ length: OPEN_ORDER_COUNT - 1 }, (_, guest) => ({
      ...columns,
      number: `JW-${guest.toString().padStart(10, '0')}`,
      contactEmail: `guest-${guest}@example.com`,
      placedFrom: `203.0.${guest >> 8}.${guest & 255}`,
    })),
  });
});

function placeOrder(productId: string, phone = PHONE, email = `new-${randomUUID()}@example.com`) {
  const contact = { name: 'Sita Rai', phone, email };
  return server.graphql(PLACE_ORDER, { input: buildOrderInput([{ productId, quantity: 1 }], { contact }) });
}

test('a guest’s order reads only as many open orders with its phone number as the limits require', async () => {
  const customer = { mailbox: 'new@example.com', phone: PHONE, accountId: null, network: '198.51.100.7' };
  const statement = readUnpaidExposure(customer, DEFAULT_SETTINGS);
  const rows = await countRowsRead(server.prisma, (tx) => tx.$queryRaw(statement.sql));
  expect(rows).toBeLessThan(10 * DEFAULT_SETTINGS.unpaidCountLimit);
  const [exposureRow] = await server.direct.send(statement);
  expect(exposureRow?.customer).toMatchObject({ count: 5, total: 5 * 11_800 });
});

test('an order does not wait for an uncommitted order of a stranger with the same phone number', async () => {
  const ring = await aProduct(server.prisma, { stock: 5 });
  const unusedPhone = '9841888888';
  let results: Awaited<ReturnType<typeof placeOrder>>[] = [];
  await server.prisma.$transaction(
    async (tx) => {
      for (const contactPhone of [PHONE, `+977${unusedPhone}`])
        await anOrder(tx as typeof server.prisma, { contactPhone });
      results = [await placeOrder(ring.id), await placeOrder(ring.id, unusedPhone)];
    },
    { timeout: 30_000 },
  );
  expect(results.map(({ data }) => data?.placeOrder.errors)).toEqual([[], []]);
});

test('simultaneous orders of guests with the same phone number are not restarted', async () => {
  const rings = await Promise.all(Array.from({ length: 12 }, () => aProduct(server.prisma, { stock: 5 })));
  const roundTrips = await recordRoundTrips(async (app) => {
    const results = await Promise.all(
      rings.map(({ id: productId }, guest) => {
        const contact = { name: 'Sita Rai', phone: PHONE, email: `at-once-${guest}@example.com` };
        const input = buildOrderInput([{ productId, quantity: 1 }], { contact });
        const payload = { query: PLACE_ORDER, variables: { input } };
        return app.inject({
          method: 'POST',
          url: '/graphql',
          remoteAddress: `10.9.${guest}.1`,
          payload,
        });
      }),
    );
    for (const response of results) expect(response.json().data.placeOrder.errors).toEqual([]);
  });
  expect(roundTrips).not.toContainEqual(['ROLLBACK']);
});
