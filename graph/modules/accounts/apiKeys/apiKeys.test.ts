import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#graph/access/sha256.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let owner: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

describe('createApiKey', () => {
  test('shows the secret once, and keeps nothing that it could be read from', async () => {
    const { data } = await create({ name: ' Partner ', scopes: ['WRITE_ORDERS', 'READ_ORDERS'] });

    const { apiKey, secret, errors } = data?.createApiKey ?? {};
    expect(errors).toEqual([]);
    expect(secret).toMatch(/^jwk_[\w-]{43}$/);
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'Partner',
      prefix: secret.slice(0, 12),
      scopes: ['READ_ORDERS', 'WRITE_ORDERS'],
      createdBy: { id: owner.user.id },
      createdAt: start.toISOString(),
      lastUsedAt: null,
      revokedAt: null,
    });
    const row = await server.prisma.apiKey.findUniqueOrThrow({ where: { id: apiKey.id } });
    expect(row.keyHash).toBe(sha256(secret));
    const audit = await server.prisma.auditEntry.findFirstOrThrow({ where: { entityId: apiKey.id } });
    expect(JSON.stringify([row, audit])).not.toContain(secret.slice(12));
  });

  test('is on record', async () => {
    const { data } = await create({ name: 'Partner', scopes: ['READ_CATALOG'] });

    expect(await toRecords(data?.createApiKey.apiKey.id)).toMatchObject([
      {
        action: 'apiKey.create',
        entity: 'ApiKey',
        actorId: owner.user.id,
        after: { name: 'Partner', scopes: ['read-catalog'] },
      },
    ]);
  });

  test('says all that is wrong, and makes nothing', async () => {
    const before = await server.prisma.apiKey.count();

    const { data } = await create({ name: ' ', scopes: [] });

    expect(data?.createApiKey).toMatchObject({
      apiKey: null,
      secret: null,
      errors: [
        { code: 'INVALID', field: 'name' },
        { code: 'INVALID', field: 'scopes' },
      ],
    });
    expect(await server.prisma.apiKey.count()).toBe(before);
  });
});

describe('a key', () => {
  test('is a program that is known by its key, though nobody is signed in', async () => {
    const secret = await aKey();

    const { status, errors } = await server.graphql('{ me { id } }', {}, { token: secret });

    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('does what it was made for and no more, in GraphQL and in REST', async () => {
    const order = await anOrder(server.prisma);
    const reader = await aKey(['READ_ORDERS']);
    const writer = await aKey(['WRITE_ORDERS']);

    expect((await readOrders(reader)).data?.adminOrders.totalCount).toBeGreaterThan(0);
    expect((await askRest(reader)).statusCode).toBe(200);
    expect((await confirm(order.id, reader)).status).toBe(403);
    expect((await readOrders(writer)).status).toBe(403);
    expect((await askRest(writer)).statusCode).toBe(403);
    expect((await confirm(order.id, writer)).data?.updateOrderStatus).toMatchObject({
      order: { status: 'CONFIRMED' },
      errors: [],
    });
  });

  test('is named on the record of what its program changed', async () => {
    const order = await anOrder(server.prisma);

    await confirm(order.id, await aKey(['WRITE_ORDERS']));

    const { data } = await owner.ask(
      'query ($id: String!) { auditEntries(filter: { entityId: $id }) { edges { node { actor { id } apiKey { id } } } } }',
      { id: order.id },
    );
    expect(data?.auditEntries.edges).toEqual([
      { node: { actor: null, apiKey: { id: (await keys())[0].id } } },
    ]);
  });

  test('notes its last use at most once a minute', async () => {
    const secret = await aKey();
    const lastUsed = async () => (await keys())[0].lastUsedAt;

    await use(secret);
    expect(await lastUsed()).toBe(start.toISOString());

    server.clock.now = new Date(start.getTime() + 59_000);
    await use(secret);
    expect(await lastUsed()).toBe(start.toISOString());

    server.clock.now = new Date(start.getTime() + 61_000);
    await use(secret);
    expect(await lastUsed()).toBe(server.clock.now.toISOString());
  });

  test('that nobody made is nobody', async () => {
    expect(await use(`jwk_${'x'.repeat(43)}`)).toBe(401);
  });

  test.each([['READ_CATALOG'], ['READ_ORDERS'], ['WRITE_ORDERS']])(
    'made for %s manages no keys, staff or records',
    async (scope) => {
      const token = await aKey([scope]);

      for (const field of ['apiKeys { id }', 'staff { id }', 'auditEntries { totalCount }'])
        expect((await server.graphql(`{ ${field} }`, {}, { token })).status).toBe(403);
    },
  );
});

describe('revokeApiKey', () => {
  test('refuses the key from the next request on', async () => {
    const secret = await aKey();
    expect(await use(secret)).toBe(403);

    const { data } = await revoke((await keys())[0].id);

    expect(data?.revokeApiKey).toMatchObject({ apiKey: { revokedAt: start.toISOString() }, errors: [] });
    expect(await use(secret)).toBe(401);
  });

  test('of a revoked key changes nothing, and is on record once', async () => {
    await aKey();
    const { id } = (await keys())[0];
    await revoke(id);
    server.clock.now = new Date(start.getTime() + 60_000);
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });

    const { data } = await revoke(id);

    expect(data?.revokeApiKey.apiKey.revokedAt).toBe(start.toISOString());
    expect(await toRecords(id)).toMatchObject([
      { action: 'apiKey.create' },
      { action: 'apiKey.revoke', before: { revokedAt: null }, after: { revokedAt: start.toISOString() } },
    ]);
  });

  test('of a key that nobody made says so', async () => {
    expect((await revoke('no-such-key')).data?.revokeApiKey).toMatchObject({
      apiKey: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });
});

test('the keys are listed, newest first, the revoked ones too', async () => {
  await create({ name: 'Earlier', scopes: ['READ_CATALOG'] });
  await revoke((await keys())[0].id);
  server.clock.now = new Date(start.getTime() + 1000);
  await create({ name: 'Later', scopes: ['READ_CATALOG'] });

  const [first, second] = await keys();

  expect([first.name, second.name]).toEqual(['Later', 'Earlier']);
  expect(second.revokedAt).not.toBeNull();
});

test('an admin manages no keys', async () => {
  const admin = await aShopper(server, { role: 'ADMIN' });

  expect((await admin.ask('{ apiKeys { id } }')).status).toBe(403);
  owner = admin;
  expect((await create({ name: 'Mine', scopes: ['READ_ORDERS'] })).status).toBe(403);
  expect((await revoke('any')).status).toBe(403);
});

const KEY = '{ id name prefix scopes createdBy { id } createdAt lastUsedAt revokedAt }';

function create(input: { name: string; scopes: string[] }) {
  return owner.ask(
    `mutation ($input: CreateApiKeyInput!) {
      createApiKey(input: $input) { apiKey ${KEY} secret errors { code field } }
    }`,
    { input },
  );
}

function revoke(id: string) {
  return owner.ask(
    `mutation ($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) { apiKey ${KEY} errors { code field } }
    }`,
    { input: { id } },
  );
}

async function aKey(scopes = ['READ_ORDERS']): Promise<string> {
  const { data } = await create({ name: 'Partner', scopes });
  return data?.createApiKey.secret;
}

async function keys() {
  return (await owner.ask(`{ apiKeys ${KEY} }`)).data?.apiKeys;
}

/** The status of a call that needs an account: 403 for a program that is known, 401 for nobody. */
async function use(token: string): Promise<number> {
  return (await server.graphql('{ me { id } }', {}, { token })).status;
}

function readOrders(token: string) {
  return server.graphql('{ adminOrders { totalCount } }', {}, { token });
}

function askRest(token: string) {
  return server.app.inject({ url: '/api/admin/orders', headers: { authorization: `Bearer ${token}` } });
}

function confirm(id: string, token: string) {
  return server.graphql(
    `mutation ($input: UpdateOrderStatusInput!) {
      updateOrderStatus(input: $input) { order { status } errors { code field message } }
    }`,
    { input: { id, status: 'CONFIRMED' } },
    { token },
  );
}

function toRecords(entityId: string) {
  return server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { at: 'asc' } });
}
