import { beforeEach, expect, test } from 'vitest';
import { aTolaProduct } from '#graph/modules/pricing/rates/testing/aTola.ts';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { publishRate, requestPriceHold } from './testing/requestPriceHold.ts';

const server = useTestServer();
let lines: { productId: string; quantity: number }[];

beforeEach(async () => {
  const { prisma } = server;
  await prisma.attempt.deleteMany();
  await prisma.metalRate.deleteMany();
  await publishRate(server, 300_000);
  const { id } = await aTolaProduct(prisma, { stock: 50 });
  lines = [{ productId: id, quantity: 1 }];
  await publishRate(server, 300_000);
});

async function place(overrides: Partial<PlaceOrderInput>, client?: Shopper) {
  const input = buildOrderInput(lines, overrides);
  const { data } = await (client?.graphql(PLACE_ORDER, { input }) ?? server.graphql(PLACE_ORDER, { input }));
  return data?.placeOrder;
}

const REFUSED = { order: null, errors: [{ code: 'INVALID', reason: 'QUOTE_NOT_VALID', field: 'quoteId' }] };

test.each([
  ['garbage', 'garbage'],
  ['an empty text', ''],
  ['blanks', '   '],
  ['a token without a signature', 'eyJhbGciOiJub25lIn0.e30.'],
  ['a text that is too long', 'a'.repeat(9_000)],
])('a quote id that is %s is refused with an error for its field', async (_case, quoteId) => {
  expect(await place({ quoteId })).toMatchObject(REFUSED);
});

test('a quote that was tampered with is refused', async () => {
  const { held } = await requestPriceHold(server, { lines });
  const [header, , signature] = held.quoteId.split('.');
  const claims = Buffer.from(JSON.stringify({ for: '', total: 1, rates: [], pieces: [], until: 9e15 }));
  expect(await place({ quoteId: held.quoteId.slice(0, -4) })).toMatchObject(REFUSED);
  expect(await place({ quoteId: `${header}.${claims.toString('base64url')}.${signature}` })).toMatchObject(
    REFUSED,
  );
});

test('a quote of one account is refused to other accounts and guests', async () => {
  const owner = await aShopper(server);
  const { held } = await requestPriceHold(server, { lines }, owner);
  const quoteId = held.quoteId;
  expect(await place({ quoteId })).toMatchObject(REFUSED);
  expect(await place({ quoteId }, await aShopper(server))).toMatchObject(REFUSED);
  expect(await place({ quoteId }, owner)).toMatchObject({ errors: [] });
});

test('a quote that lacks an ordered item is refused, even after it expires; a quote with more items is not', async () => {
  const other = await aProduct(server.prisma, { stock: 5 });
  const allLines = [...lines, { productId: other.id, quantity: 1 }];
  const { held } = await requestPriceHold(server, { lines });
  const problem = { errors: [{ code: 'INVALID', reason: 'QUOTE_LINES_MISMATCH', field: 'quoteId' }] };
  expect(await place({ quoteId: held.quoteId, lines: allLines, expectedTotal: 10_000_000 })).toMatchObject(
    problem,
  );
  const fullQuote = await requestPriceHold(server, { lines: allLines });
  expect(await place({ quoteId: fullQuote.held.quoteId })).toMatchObject({ errors: [] });
  server.clock.now = new Date(Date.now() + 31 * 60_000);
  expect(await place({ quoteId: held.quoteId, lines: allLines, expectedTotal: 10_000_000 })).toMatchObject(
    problem,
  );
});

test('a null or omitted quote id means no quote', async () => {
  expect(await place({ quoteId: null })).toMatchObject({ errors: [] });
  expect(await place({ quoteId: undefined })).toMatchObject({ errors: [] });
});

test('quoting with an invalid quote reports the error and holds prices again', async () => {
  const { quote, held } = await requestPriceHold(server, { lines, quoteId: 'garbage' });
  expect(quote).toMatchObject({ errors: [{ reason: 'QUOTE_NOT_VALID' }] });
  expect(await place({ quoteId: held.quoteId })).toMatchObject({ errors: [] });
});

test('integrations get the same error for the same field', async () => {
  const { contact, shippingAddress } = buildOrderInput(lines);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/orders',
    payload: {
      items: lines,
      contact,
      shippingAddress,
      paymentMethod: 'cod',
      quoteId: 'garbage',
    },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ success: false });
  expect(response.body).toContain('quoteId');
  expect(response.body).toContain('QUOTE_NOT_VALID');
});
