import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { type KeptContents, keepContents } from '#graph/testing/keepContents.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { accessRules } from '../accessRules.ts';
import { RECEIPT } from '../refusedField.ts';
import { findToken } from '../testing/callers.ts';
import { anApiKey, createFixture, type World } from '../testing/createFixture.ts';
import { readContents } from '../testing/readContents.ts';
import { type RestSample, restSamples } from '../testing/restSamples.ts';
import { samples } from '../testing/samples.ts';

const server = useTestServer();
const schema = buildSchema();
let world: World;
let kept: KeptContents;
let before: Record<string, string>;

beforeAll(async () => {
  world = await createFixture(server);
  kept = await keepContents(server.databaseUrl);
});
afterEach(() => kept.putBack());
afterAll(() => kept.forget());

/** The mutations that a key with the scope may call, and that answer an order. */
const written = Object.entries(accessRules.Mutation)
  .filter(([, { scopes }]) => scopes?.includes('write-orders'))
  .map(([field]) => field);
const toPart = (field: string) => (field === 'bulkUpdateOrders' ? 'updated' : 'order');

const mutation = (field: string, selection: string) => {
  const [input] = schema.getMutationType()?.getFields()[field]?.args ?? [];
  return `mutation ($input: ${input?.type}) { ${field}(input: $input) { ${selection} errors { message } } }`;
};

async function keyFor(...scopes: string[]) {
  return (await anApiKey(server.prisma, scopes)).secret;
}

async function expectRefused(document: string, variables: unknown, token: string | undefined, code: string) {
  before = await readContents(server.prisma);
  const answer = await server.graphql(document, variables as Record<string, unknown>, { token });
  expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual([code]);
  expect(answer.data ?? null).toBeNull();
  expect(await readContents(server.prisma)).toEqual(before);
  return answer.errors?.[0]?.message;
}

describe('what the caller may not read is refused before the write', () => {
  const STAFF = 'order { staff { customer { email } } }';

  test.each([
    ['as it stands', mutation('placeOrder', STAFF)],
    ['under another name', mutation('placeOrder', `o: order { s: staff { customer { email } } }`)],
    [
      'in a fragment',
      `${mutation('placeOrder', 'order { ...F }')} fragment F on Order { ...G } fragment G on Order { staff { customer { email } } }`,
    ],
    ['in an inline fragment', mutation('placeOrder', `... on PlaceOrderPayload { ${STAFF} }`)],
  ])('%s', async (_how, document) => {
    const variables = samples.placeOrder?.(world);
    await expectRefused(document, variables, undefined, 'UNAUTHENTICATED');
    const token = await findToken('customer', { server, world });
    await expectRefused(document, variables, token, 'FORBIDDEN');
  });

  test('deep in the answer, of somebody else', async () => {
    const document = mutation(
      'addToWishlist',
      'wishlist { product { reviews { edges { node { author { id } } } } } }',
    );
    const token = await findToken('another', { server, world });
    await expectRefused(document, samples.addToWishlist?.(world), token, 'FORBIDDEN');
    const ofStatus = mutation(
      'addToWishlist',
      'wishlist { product { reviews { edges { node { status } } } } }',
    );
    await expectRefused(ofStatus, samples.addToWishlist?.(world), token, 'FORBIDDEN');
  });

  test('and what its variables leave out is not asked for', async () => {
    const document = `mutation ($input: PlaceOrderInput!, $staff: Boolean = false) {
      placeOrder(input: $input) { order { number staff @include(if: $staff) { customer { email } } } }
    }`;
    const { data, errors } = await server.graphql(document, samples.placeOrder?.(world));
    expect(errors).toBeUndefined();
    expect(data?.placeOrder.order.number).toMatch(/^JW-/);
  });

  test('one’s own review tells its status', async () => {
    const token = await findToken('customer', { server, world });
    const document = mutation('submitReview', 'review { status }');
    const { data, errors } = await server.graphql(document, samples.submitReview?.(world), { token });
    expect(errors).toBeUndefined();
    expect(data?.submitReview.review.status).toBe('PENDING');
  });
});

describe('a key that writes orders and does not read them', () => {
  const personal = Object.keys(
    (schema.getType('Order') as { getFields(): object } | undefined)?.getFields() ?? {},
  ).filter((field) => !RECEIPT.includes(field));

  test.each(written)('is answered a receipt by %s', async (field) => {
    const token = await keyFor('write-orders');
    const { data, errors } = await server.graphql(
      mutation(field, `${toPart(field)} { __typename ${RECEIPT.join(' ')} }`),
      samples[field as keyof typeof samples]?.(world),
      { token },
    );
    expect(errors).toBeUndefined();
    expect([data?.[field][toPart(field)]].flat()).toMatchObject([{ number: world.order.number }]);
  });

  test.each(written.flatMap((field) => personal.map((part) => [field, part])))(
    'cannot ask %s for %s, and nothing is written',
    async (field, part) => {
      const selections: Record<string, string> = {
        lines: '{ name }',
        totals: '{ finalTotal }',
        contact: '{ email }',
        shippingAddress: '{ street }',
        timeline: '{ note }',
        estimatedDelivery: '{ from }',
        staff: '{ customer { email } }',
      };
      const document = mutation(field, `${toPart(field)} { ${part} ${selections[part] ?? ''} }`);
      const variables = samples[field as keyof typeof samples]?.(world);
      const message = await expectRefused(document, variables, await keyFor('write-orders'), 'FORBIDDEN');
      if (part !== 'staff') expect(message).toContain(`and not for ${part}`);
    },
  );

  test.each([
    'PUT /orders/:id',
    'PUT /admin/orders/:id/status',
    'PUT /admin/orders/:id/cancel',
    'PUT /admin/orders/bulk-update',
  ])('is answered a receipt by %s, and all of the order if it reads them too', async (row) => {
    const [method = '', path = ''] = row.split(' ');
    const send = async (token: string) => {
      const { id = '', body }: RestSample = restSamples[row]?.(world) ?? {};
      const answer = await server.app.inject({
        method: method as 'PUT',
        url: `/api${path.replace(':id', id)}`,
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      });
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
      const { order, updated } = answer.json().data;
      return order ?? updated[0];
    };
    const receipt = await send(await keyFor('write-orders'));
    expect(Object.keys(receipt).sort()).toEqual(['_id', ...RECEIPT].sort());

    await kept.putBack();
    const whole = await send(await keyFor('write-orders', 'read-orders'));
    expect(whole.contact.email).toBe(world.owner.email);
  });
});
