import { beforeAll, expect, test } from 'vitest';
import type { ApiKey, Prisma, User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const noon = new Date('2026-11-20T06:15:00Z');
const HOUR_MS = 3_600_000;
let owner: Shopper;
let admin: User;
let apiKey: ApiKey;

beforeAll(async () => {
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  admin = await aCustomer(server.prisma, { name: 'Binita', role: 'ADMIN' });
  apiKey = await server.prisma.apiKey.create({
    data: { name: 'Partner', prefix: 'jwk_test', keyHash: 'x'.repeat(64), scopes: ['write-orders'] },
  });
  await anEntry(0, {
    action: 'order.cancel',
    entityId: 'one',
    actorId: admin.id,
    before: { status: 'PENDING' },
  });
  await anEntry(1, { action: 'order.cancel', entityId: 'two', apiKeyId: apiKey.id });
  await anEntry(2, { action: 'coupon.update', entity: 'Coupon', entityId: 'one', actorId: admin.id });
});

test('entries show who changed what, when and from where, newest first', async () => {
  const { data } = await owner.graphql(`{
    auditEntries {
      totalCount
      edges {
        node {
          action entity entityId before after ip requestId at
          actor { id name email } apiKey { id name prefix }
        }
      }
    }
  }`);

  expect(data?.auditEntries.totalCount).toBe(3);
  expect(data?.auditEntries.edges.map(({ node }: Edge) => node)).toMatchObject([
    { action: 'coupon.update', entity: 'Coupon', at: toTime(2) },
    { action: 'order.cancel', actor: null, apiKey: { id: apiKey.id, name: 'Partner' }, at: toTime(1) },
    {
      action: 'order.cancel',
      entity: 'Order',
      entityId: 'one',
      before: { status: 'PENDING' },
      after: null,
      ip: '127.0.0.1',
      requestId: 'request-0',
      actor: { id: admin.id, name: 'Binita', email: admin.email },
      apiKey: null,
      at: toTime(0),
    },
  ]);
});

test.each<[string, () => Record<string, unknown>, string[]]>([
  ['a person', () => ({ actorId: admin.id }), ['request-2', 'request-0']],
  ['a type of object', () => ({ entity: 'Order' }), ['request-1', 'request-0']],
  ['an object', () => ({ entity: 'Order', entityId: 'one' }), ['request-0']],
  ['an action', () => ({ action: 'coupon.update' }), ['request-2']],
  ['a start time', () => ({ from: toTime(1) }), ['request-2', 'request-1']],
  ['an end time', () => ({ to: toTime(1) }), ['request-0']],
  ['a time range and a type', () => ({ from: toTime(1), to: toTime(2), entity: 'Order' }), ['request-1']],
  ['a person without entries', () => ({ actorId: owner.user.id }), []],
  ['nothing', () => ({ actorId: null, from: null }), ['request-2', 'request-1', 'request-0']],
])('entries are filtered by %s', async (_case, filter, expectedRequests) => {
  const { data } = await list({ filter: filter() });

  expect(toRequests(data)).toEqual(expectedRequests);
  expect(data?.auditEntries.totalCount).toBe(expectedRequests.length);
});

test('entries name their subject, even if it was deleted', async () => {
  const { prisma } = server;
  const customer = await aCustomer(prisma, { name: 'Sita Rai', email: 'sita.rai@example.com' });
  const order = await anOrder(prisma, { number: 'JW-7K2M9QX4TB', contactName: 'Sita Rai' });
  const product = await aProduct(prisma, { name: 'Himal ring', sku: 'RG-H1MAL' });
  const banner = await prisma.banner.create({
    data: { title: 'Tihar lights', place: 'STRIP', position: 99 },
  });
  const carrier = await prisma.carrier.create({ data: { name: 'Himal couriers' } });
  const deletionEntry = {
    action: 'coupon.delete',
    entity: 'Coupon',
    entityId: 'gone',
    before: { code: 'DASHAIN10' },
  };
  const cases: [Partial<Prisma.AuditEntryUncheckedCreateInput>, object | null, string[]][] = [
    [
      { entity: 'User', entityId: customer.id },
      { name: 'Sita Rai', detail: 'sita.rai@example.com' },
      ['sita.r', 'rai'],
    ],
    [
      { entity: 'Order', entityId: order.id },
      { name: 'JW-7K2M9QX4TB', detail: 'Sita Rai' },
      ['7k2m', 'jw-7k2m9qx4tb'],
    ],
    [
      { entity: 'Product', entityId: product.id },
      { name: 'Himal ring', detail: 'RG-H1MAL' },
      ['rg-h1', 'himal'],
    ],
    [{ entity: 'Banner', entityId: banner.id }, { name: 'Tihar lights', detail: null }, [banner.id]],
    [
      { entity: 'Carrier', entityId: carrier.id, before: { isActive: true }, after: { isActive: false } },
      { name: 'Himal couriers', detail: null },
      [carrier.id],
    ],
    [deletionEntry, { name: 'DASHAIN10', detail: null }, ['gone']],
    [{ entity: 'StoreSettings', entityId: 'store' }, null, ['store']],
  ];

  for (const [index, [entryData, subject, searches]] of cases.entries()) {
    const entry = await anEntry(10 + index, entryData);
    for (const search of searches) {
      const { data } = await owner.graphql(
        `query ($filter: AuditFilter) { auditEntries(filter: $filter) { edges { node { id subject { name detail } } } } }`,
        { filter: { search, entity: entryData.entity } },
      );
      expect(data?.auditEntries.edges).toEqual([{ node: { id: entry.id, subject } }]);
    }
    await prisma.auditEntry.delete({ where: { id: entry.id } });
  }
  expect(toRequests((await list({ filter: { search: '%' } })).data)).toEqual([]);
});

test('the second page continues the first', async () => {
  const { data } = await list({ first: 2 });
  expect(toRequests(data)).toEqual(['request-2', 'request-1']);
  expect(data?.auditEntries.pageInfo.hasNextPage).toBe(true);

  const nextPage = await list({ first: 2, after: data?.auditEntries.pageInfo.endCursor });
  expect(toRequests(nextPage.data)).toEqual(['request-0']);
  expect((await list({ first: 101 })).status).toBe(400);
});

test.each(['ADMIN', 'CUSTOMER'] as const)('%s cannot read audit entries', async (role) => {
  const other = await aShopper(server, { role });

  expect((await other.graphql('{ auditEntries { totalCount } }')).status).toBe(403);
});

interface Edge {
  node: { requestId: string };
}

function list(variables: Record<string, unknown>) {
  return owner.graphql(
    `query ($filter: AuditFilter, $first: Int = 50, $after: String) {
      auditEntries(filter: $filter, first: $first, after: $after) {
        totalCount
        edges { node { requestId } }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables,
  );
}

function toRequests(data: Awaited<ReturnType<typeof list>>['data']): string[] {
  return data?.auditEntries.edges.map(({ node }: Edge) => node.requestId);
}

function toTime(count: number): string {
  return new Date(noon.getTime() + count * HOUR_MS).toISOString();
}

function anEntry(hours: number, overrides: Partial<Prisma.AuditEntryUncheckedCreateInput>) {
  return server.prisma.auditEntry.create({
    data: {
      action: 'order.update',
      entity: 'Order',
      entityId: 'any',
      ip: '127.0.0.1',
      requestId: `request-${hours}`,
      at: toTime(hours),
      ...overrides,
    },
  });
}
