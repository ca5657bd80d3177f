import { beforeAll, describe, expect, test, vi } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let token: string;

beforeAll(async () => {
  token = (await anApiKey(server.prisma, [...API_SCOPES])).secret;
});

async function read(path: string, query: Record<string, string>) {
  const response = await server.app.inject({
    url: `/api${path}`,
    query,
    headers: { authorization: `Bearer ${token}` },
  });
  expect([response.statusCode, response.json().message]).toEqual([200, undefined]);
  return response.json();
}

/** Reads all changes page by page until they are complete up to the current time. */
async function follow(path: string, updatedFrom: string): Promise<{ ids: string[]; completeUntil: string }> {
  const [row] = await server.prisma.$queryRaw<{ now: Date }[]>`SELECT UTC_TIMESTAMP(3) AS now`;
  const readUntilComplete = async () => {
    const ids: string[] = [];
    let page = await read(path, { ...SORTS[path], updatedFrom, limit: '2' });
    for (;;) {
      const [rows] = Object.values<{ id: string }[]>(page.data);
      ids.push(...(rows ?? []).map(({ id }) => id));
      if (!page.sync.hasMore) break;
      page = await read(path, { ...SORTS[path], updatedFrom, limit: '2', after: page.sync.next });
    }
    const { completeUntil } = page.sync;
    expect(new Date(completeUntil).getTime()).toBeGreaterThan((row?.now ?? new Date()).getTime());
    return { ids, completeUntil };
  };
  return vi.waitFor(readUntilComplete, { timeout: 20_000, interval: 200 });
}

const SORTED_BY_UPDATE = { sort: 'updated' };
const SORTS: Record<string, Record<string, string>> = {
  '/admin/orders': SORTED_BY_UPDATE,
  '/admin/products': SORTED_BY_UPDATE,
  '/admin/customers': SORTED_BY_UPDATE,
  '/admin/stock': SORTED_BY_UPDATE,
};

const lists: [path: string, make: () => Promise<string>, change: (id: string) => Promise<unknown>][] = [
  [
    '/admin/orders',
    async () => (await anOrder(server.prisma)).id,
    (id) => server.prisma.order.update({ where: { id }, data: { notes: 'Ring twice.' } }),
  ],
  [
    '/admin/products',
    async () => (await aProduct(server.prisma)).id,
    (id) => server.prisma.product.update({ where: { id }, data: { isFeatured: true } }),
  ],
  [
    '/admin/customers',
    async () => (await aCustomer(server.prisma)).id,
    (id) => server.prisma.user.update({ where: { id }, data: { name: 'Another Name' } }),
  ],
  [
    '/admin/stock',
    async () => (await aProduct(server.prisma)).variants[0]?.id ?? '',
    (id) => server.prisma.variant.update({ where: { id }, data: { stock: { increment: 1 } } }),
  ],
];

test.each(lists)(
  '%s lists changes page by page, and afterwards only later changes',
  async (path, create, change) => {
    const { completeUntil: before } = await follow(path, new Date().toISOString());
    const createdIds = [await create(), await create(), await create(), await create(), await create()];

    const first = await follow(path, before);
    expect(first.ids).toEqual(createdIds);
    expect(await follow(path, first.completeUntil)).toMatchObject({ ids: [] });

    const [firstId = '', , thirdId = ''] = createdIds;
    await change(thirdId);
    await change(firstId);
    expect((await follow(path, first.completeUntil)).ids).toEqual([thirdId, firstId]);
  },
);

test.each([
  ['/admin/orders', { status: 'confirmed' }],
  ['/admin/orders', { search: 'JW' }],
  ['/admin/products', { status: 'active' }],
  ['/admin/customers', { status: 'active' }],
  ['/admin/stock', { search: 'ring' }],
])(
  '%s with %j returns no `completeUntil`, because objects can leave the filter unnoticed',
  async (path, filter) => {
    const { sync } = await read(path, { ...SORTED_BY_UPDATE, ...filter });
    expect(sync).toMatchObject({ completeUntil: null });
    expect((await read(path, SORTED_BY_UPDATE)).sync.completeUntil).toEqual(expect.any(String));
  },
);

test.each([
  ['adminOrders', '{ updatedTo: "2030-01-01T00:00:00Z" }'],
  ['adminProducts', '{ statuses: [ACTIVE] }'],
  ['customers', '{ search: "a" }'],
  ['stockItems', '{ states: [LOW] }'],
])(
  '%s(filter: %s) over GraphQL returns no `completeUntil`, nor does a list with an offset',
  async (list, filter) => {
    const ask = async (args: string) => {
      const query = `{ ${list}(sort: UPDATED, ${args}) { pageInfo { completeUntil } } }`;
      return (await server.graphql(query, {}, { token })).data?.[list].pageInfo.completeUntil;
    };
    expect(await ask(`filter: ${filter}`)).toBeNull();
    expect(await ask('offset: 1')).toBeNull();
    expect(await ask('filter: {}')).toEqual(expect.any(String));
  },
);

test('a list in any other sort order has page numbers', async () => {
  const response = await read('/admin/orders', { limit: '1' });
  expect(response.pagination).toMatchObject({ page: 1, limit: 1 });
  expect(response).not.toHaveProperty('sync');
});

describe('a list of changes', () => {
  const readError = async (path: string, query: Record<string, string>) => {
    const response = await server.app.inject({
      url: `/api${path}`,
      query,
      headers: { authorization: `Bearer ${token}` },
    });
    const { code, errors } = response.json();
    return { status: response.statusCode, code, field: errors?.[0].field, reason: errors?.[0].reason };
  };
  const badRequest = { status: 400, code: 'BAD_USER_INPUT' };
  const listMismatchError = { ...badRequest, field: 'after', reason: 'CURSOR_LIST_MISMATCH' };

  test.each(lists)('%s accepts only a cursor of the same list', async (path, create) => {
    await create();
    await follow(path, new Date(0).toISOString());
    const { next } = (await read(path, SORTED_BY_UPDATE)).sync;
    for (const [otherPath] of lists.filter(([listPath]) => listPath !== path))
      expect(await readError(otherPath, { ...SORTED_BY_UPDATE, after: next })).toEqual(listMismatchError);
    expect(await readError(path, { ...SORTED_BY_UPDATE, after: 'garbage' })).toEqual(listMismatchError);
    expect(await readError(path, { ...SORTED_BY_UPDATE, after: next })).toMatchObject({ status: 200 });
  });

  test.each(lists)('%s accepts a cursor but no page number', async (path) => {
    expect(await readError(path, { ...SORTED_BY_UPDATE, page: '2' })).toEqual({
      ...badRequest,
      field: 'page',
      reason: 'PAGE_WITH_SORT_UPDATED',
    });
    expect(await readError(path, { after: 'garbage' })).toEqual({
      ...badRequest,
      field: 'after',
      reason: 'AFTER_REQUIRES_SORT_UPDATED',
    });
  });
});

describe('changes and deletions', () => {
  test('include the deletions of orders, products with their variants, variants and customers', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const order = await anOrder(server.prisma, { status: 'CANCELLED' });
    const [ring, chain] = [
      await aProduct(server.prisma),
      await aProduct(server.prisma, {
        variants: [
          { sku: 'CH-40', size: '40' },
          { sku: 'CH-45', size: '45', stock: 0 },
        ],
      }),
    ];
    const customer = await aCustomer(server.prisma);
    const remove = (field: string, type: string, id: string) =>
      owner.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) { errors { message } } }`, {
        input: { id },
      });

    await remove('deleteOrder', 'DeleteOrderInput', order.id);
    await remove('deleteProduct', 'DeleteProductInput', ring.id);
    await remove('deleteCustomer', 'DeleteCustomerInput', customer.id);
    await owner.graphql(
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { errors { message } } }',
      { input: { id: chain.id, variants: [{ size: '40', sku: 'CH-40' }] } },
    );

    const listDeletions = async (path: string) => {
      await follow(path, new Date(0).toISOString());
      return (await read(path, {})).data.deleted;
    };
    const matchDeletion = (id: string | undefined, label: string | null) =>
      expect.objectContaining({ id, label, deletedAt: expect.any(String) });
    expect(await listDeletions('/admin/orders/deleted')).toEqual([matchDeletion(order.id, order.number)]);
    expect(await listDeletions('/admin/products/deleted')).toEqual([matchDeletion(ring.id, ring.sku)]);
    expect(await listDeletions('/admin/customers/deleted')).toEqual([matchDeletion(customer.id, null)]);
    expect(await listDeletions('/admin/stock/deleted')).toEqual([
      matchDeletion(ring.variants[0]?.id, ring.variants[0]?.sku ?? ''),
      matchDeletion(chain.variants[1]?.id, 'CH-45'),
    ]);
  });

  test('include an order that was emailed, and a customer who added an address', async () => {
    const admin = await aShopper(server, { role: 'ADMIN' });
    const { user, graphql: ask } = await aShopper(server);
    const order = await anOrder(server.prisma);
    const { completeUntil: orders } = await follow('/admin/orders', new Date().toISOString());
    const { completeUntil: customers } = await follow('/admin/customers', new Date().toISOString());

    await admin.graphql(
      'mutation ($input: SendOrderEmailInput!) { sendOrderEmail(input: $input) { sent } }',
      {
        input: { id: order.id, subject: 'Your order', message: 'It is ready.' },
      },
    );
    await ask(
      'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { errors { message } } }',
      {
        input: {
          name: 'Sita Rai',
          phone: '9841000001',
          province: 'Bagmati',
          district: 'Lalitpur',
          municipality: 'Lalitpur',
          street: 'Pulchowk 12',
        },
      },
    );

    expect((await follow('/admin/orders', orders)).ids).toEqual([order.id]);
    expect((await follow('/admin/customers', customers)).ids).toEqual([user.id]);
  });
});

test('the error explains how to encode a UTC offset if its + was decoded as a space', async () => {
  const response = await server.app.inject({
    url: '/api/admin/orders?sort=updated&updatedFrom=2026-11-21T06:00:00+05:45',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.json().errors).toMatchObject([
    { field: 'updatedFrom', message: expect.stringContaining('%2B') },
  ]);
  await read('/admin/orders', { ...SORTED_BY_UPDATE, updatedFrom: '2026-11-21T06:00:00+05:45' });
});
