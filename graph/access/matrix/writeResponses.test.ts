import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { type StoredContents, storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { WRITE_RECEIPTS } from '../findRefusedField.ts';
import { type AccessFixture, anApiKey, createFixture } from '../testing/createFixture.ts';
import { expectedRules } from '../testing/expectedRules.ts';
import { findToken } from '../testing/findToken.ts';
import { readContents } from '../testing/readContents.ts';
import { findRestSample } from '../testing/restSamples.ts';
import { samples } from '../testing/samples.ts';

const server = useTestServer();
const schema = buildSchema();
let fixture: AccessFixture;
let storedContents: StoredContents;
let before: Record<string, string>;

beforeAll(async () => {
  fixture = await createFixture(server);
  storedContents = await storeContents(server.databaseUrl);
});
afterEach(async () => {
  await storedContents.restore();
  await server.app.snapshots.reload();
});
afterAll(() => storedContents.discard());

/** Mutations that the scope write-orders allows and that return an order. */
const orderMutations = Object.entries(expectedRules.Mutation)
  .filter(([, { scopes }]) => scopes?.includes('write-orders'))
  .map(([field]) => field);
const RECEIPT_FIELDS = WRITE_RECEIPTS.Order?.fields ?? [];
const getPayloadField = (field: string) => {
  const payloadType = schema.getMutationType()?.getFields()[field]?.type;
  return String(payloadType) === 'BulkUpdateOrdersPayload!' ? 'updated' : 'order';
};

const buildMutation = (field: string, selection: string) => {
  const [input] = schema.getMutationType()?.getFields()[field]?.args ?? [];
  return `mutation ($input: ${input?.type}) { ${field}(input: $input) { ${selection} errors { message } } }`;
};

async function createKey(...scopes: string[]) {
  return (await anApiKey(server.prisma, scopes)).secret;
}

/** Returns the single error of a refused operation, which has no data. */
async function readRefusal(document: string, variables: unknown, token: string | undefined) {
  const { data, errors } = await server.graphql(document, variables as Record<string, unknown>, { token });
  expect([data ?? null, errors?.length]).toEqual([null, 1]);
  return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
}

async function expectRefused(document: string, variables: unknown, token: string | undefined, code: string) {
  before = await readContents(server.prisma);
  expect(await readRefusal(document, variables, token)).toMatchObject({ code });
  expect(await readContents(server.prisma)).toEqual(before);
}

describe('fields the caller cannot read are refused before the write', () => {
  const STAFF = 'order { staff { customer { email } } }';

  test.each([
    ['directly', buildMutation('placeOrder', STAFF)],
    ['under an alias', buildMutation('placeOrder', `o: order { s: staff { customer { email } } }`)],
    [
      'in a fragment',
      `${buildMutation('placeOrder', 'order { ...F }')} fragment F on Order { ...G } fragment G on Order { staff { customer { email } } }`,
    ],
    ['in an inline fragment', buildMutation('placeOrder', `... on PlaceOrderPayload { ${STAFF} }`)],
  ])('%s', async (_case, document) => {
    const variables = samples.placeOrder?.(fixture);
    await expectRefused(document, variables, undefined, 'UNAUTHENTICATED');
    const token = await findToken('customer', { server, fixture });
    await expectRefused(document, variables, token, 'FORBIDDEN');
  });

  test("refuses another customer's data nested deep in the response", async () => {
    const document = buildMutation(
      'addToWishlist',
      'wishlist { product { reviews { edges { node { author { id } } } } } }',
    );
    const token = await findToken('another', { server, fixture });
    await expectRefused(document, samples.addToWishlist?.(fixture), token, 'FORBIDDEN');
    const statusMutation = buildMutation(
      'addToWishlist',
      'wishlist { product { reviews { edges { node { status } } } } }',
    );
    await expectRefused(statusMutation, samples.addToWishlist?.(fixture), token, 'FORBIDDEN');
  });

  test('ignores fields excluded by variables', async () => {
    const document = `mutation ($input: PlaceOrderInput!, $staff: Boolean = false) {
      placeOrder(input: $input) { order { number staff @include(if: $staff) { customer { email } } } }
    }`;
    const { data, errors } = await server.graphql(document, samples.placeOrder?.(fixture));
    expect(errors).toBeUndefined();
    expect(data?.placeOrder.order.number).toMatch(/^JW-/);
  });

  test("returns the status of the author's own review", async () => {
    const token = await findToken('customer', { server, fixture });
    const document = buildMutation('submitReview', 'review { status }');
    const { data, errors } = await server.graphql(document, samples.submitReview?.(fixture), { token });
    expect(errors).toBeUndefined();
    expect(data?.submitReview.review.status).toBe('PENDING');
  });
});

describe('a key that writes orders but cannot read them', () => {
  const personalFields = Object.keys(
    (schema.getType('Order') as { getFields(): object } | undefined)?.getFields() ?? {},
  ).filter((field) => !RECEIPT_FIELDS.includes(field));

  test.each(orderMutations)('gets a receipt from %s', async (field) => {
    const token = await createKey('write-orders');
    const { data, errors } = await server.graphql(
      buildMutation(field, `${getPayloadField(field)} { __typename ${RECEIPT_FIELDS.join(' ')} }`),
      samples[field as keyof typeof samples]?.(fixture),
      { token },
    );
    expect(errors).toBeUndefined();
    const orders = [data?.[field][getPayloadField(field)]].flat();
    // A counter sale creates a new order.
    if (field === 'sellAtCounter') expect(orders).toMatchObject([{ number: expect.stringMatching(/^JW-/) }]);
    else
      expect([
        [fixture.order.number],
        [fixture.paidOrder.number],
        [fixture.packedOrder.number],
        [fixture.undoableOrder.number],
      ]).toContainEqual(orders.map(({ number }) => number));
  });

  const selections: Record<string, string> = {
    lines: '{ name }',
    totals: '{ finalTotal }',
    contact: '{ email }',
    shippingAddress: '{ street }',
    timeline: '{ note }',
    estimatedDelivery: '{ from }',
    staff: '{ customer { email } }',
  };

  test.each(orderMutations)('cannot select other fields of %s, and nothing is written', async (field) => {
    const token = await createKey('write-orders');
    const variables = samples[field as keyof typeof samples]?.(fixture);
    before = await readContents(server.prisma);
    for (const part of personalFields) {
      const document = buildMutation(
        field,
        `${getPayloadField(field)} { ${part} ${selections[part] ?? ''} }`,
      );
      const refusal = await readRefusal(document, variables, token);
      expect(refusal).toMatchObject({ code: 'FORBIDDEN' });
      if (part !== 'staff') expect(refusal.message).toContain(`, not ${part}`);
    }
    expect(await readContents(server.prisma)).toEqual(before);
  });

  test.each([
    'PUT /orders/:id',
    'PUT /admin/orders/:id/status',
    'PUT /admin/orders/:id/cancel',
    'PUT /admin/orders/bulk-update',
  ])('gets a receipt from %s, or the full order with the scope to read orders', async (row) => {
    const [method = '', path = ''] = row.split(' ');
    const send = async (token: string) => {
      const { id = '', body } = findRestSample(row, fixture);
      const response = await server.app.inject({
        method: method as 'PUT',
        url: `/api${path.replace(':id', id)}`,
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      });
      expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
      const { order, updated } = response.json().data;
      return order ?? updated[0];
    };
    const receipt = await send(await createKey('write-orders'));
    expect(Object.keys(receipt).sort()).toEqual(['_id', ...RECEIPT_FIELDS].sort());

    await storedContents.restore();
    const fullResponse = await send(await createKey('write-orders', 'read-orders'));
    expect(fullResponse.contact.email).toBe(fixture.owner.email);
  });
});

describe('a key that writes customers but cannot read them', () => {
  const receiptFields = WRITE_RECEIPTS.Customer?.fields ?? [];
  const customerMutations = [
    'createCustomer',
    'updateCustomer',
    'setCustomerStatus',
    'resendCustomerInvitation',
  ];

  test.each(customerMutations)('gets a receipt from %s without personal data', async (field) => {
    const token = await createKey('write-customers');
    const variables = samples[field as keyof typeof samples]?.(fixture);
    before = await readContents(server.prisma);
    for (const part of ['email', 'name', 'phone', 'addresses { street }', 'notes { text }', 'spent']) {
      const refusal = await readRefusal(buildMutation(field, `customer { ${part} }`), variables, token);
      expect(refusal.code).toBe('FORBIDDEN');
      expect(refusal.message).toContain('Without the scope read-customers,');
    }
    expect(await readContents(server.prisma)).toEqual(before);
    const { data, errors } = await server.graphql(
      buildMutation(field, `customer { ${receiptFields.join(' ')} }`),
      variables,
      { token },
    );
    expect(errors).toBeUndefined();
    expect(data?.[field].customer.id).toEqual(expect.any(String));
  });

  test.each(['POST /admin/customers', 'PUT /admin/customers/:id', 'PUT /admin/customers/:id/status'])(
    'gets a receipt from %s, or the full customer with the scope to read customers',
    async (row) => {
      const [method = '', path = ''] = row.split(' ');
      const send = async (token: string) => {
        const { id = '', body } = findRestSample(row, fixture);
        const response = await server.app.inject({
          method: method as 'PUT',
          url: `/api${path.replace(':id', id)}`,
          headers: { authorization: `Bearer ${token}` },
          payload: body,
        });
        expect(response.json()).toMatchObject({ success: true });
        return response.json().data.customer;
      };
      expect(Object.keys(await send(await createKey('write-customers'))).sort()).toEqual(
        ['_id', ...receiptFields].sort(),
      );
      await storedContents.restore();
      const fullResponse = await send(await createKey('write-customers', 'read-customers'));
      expect(fullResponse.email).toEqual(expect.any(String));
    },
  );

  test('cannot delete customers or assign a role', async () => {
    const token = await createKey('write-customers', 'read-customers');
    const { errors } = await server.graphql(
      'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { deleted } }',
      { input: { id: fixture.owner.id } },
      { token },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/admin/customers/${fixture.owner.id}`;
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403);
    const response = await server.app.inject({ method: 'PUT', url, headers, payload: { role: 'admin' } });
    expect(response.statusCode).toBe(400);
  });
});

describe('an integration', () => {
  const send = async (url: string, ...scopes: string[]) => {
    const headers = { authorization: `Bearer ${await createKey(...scopes)}` };
    return (await server.app.inject({ url, headers })).json().data;
  };

  test('reads the account of an order only with read-customers', async () => {
    const url = `/api/admin/orders/${fixture.order.id}`;
    expect((await send(url, 'read-orders')).order).not.toHaveProperty('customer');
    expect((await send(url, 'read-orders', 'read-customers')).order.customer.id).toBe(fixture.owner.id);
  });

  test('reads the last order of a customer only with read-orders', async () => {
    const url = `/api/admin/customers/${fixture.owner.id}`;
    expect((await send(url, 'read-customers')).customer).not.toHaveProperty('lastOrder');
    expect((await send(url, 'read-customers', 'read-orders')).customer.lastOrder.number).toMatch(/^JW-/);
  });

  test('reads the staff fields of a product it restocked only with a catalogue scope', async () => {
    const setStockWithScopes = async (...scopes: string[]) => {
      const response = await server.app.inject({
        method: 'PUT',
        url: `/api/admin/products/${fixture.product.id}/stock`,
        headers: { authorization: `Bearer ${await createKey(...scopes)}` },
        payload: { delta: 1, reason: 'received' },
      });
      return response.json().data.product;
    };
    expect(await setStockWithScopes('write-stock')).not.toHaveProperty('stonesPrice');
    expect(await setStockWithScopes('write-stock', 'read-catalog')).toHaveProperty('stonesPrice');
  });
});
