import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#graph/access/sha256.ts';
import { jobHandlers } from '#graph/jobs/jobHandlers.ts';
import { queueDaily } from '#graph/jobs/queueDaily.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let owner: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

describe('createApiKey', () => {
  test('shows the secret once, and stores nothing from which it could be derived', async () => {
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
      expiresAt: null,
      state: 'VALID',
      lastUsedAt: null,
      lastUsedFrom: null,
      rotatedAt: null,
      previous: null,
      revokedAt: null,
    });
    const row = await server.prisma.apiKey.findUniqueOrThrow({ where: { id: apiKey.id } });
    expect(row.keyHash).toBe(sha256(secret));
    const auditEntry = await server.prisma.auditEntry.findFirstOrThrow({ where: { entityId: apiKey.id } });
    expect(JSON.stringify([row, auditEntry])).not.toContain(secret.slice(12));
  });

  test('sets the integration’s money limits, which rotation does not change', async () => {
    const limits = { discountPercent: 5, refundNpr: 2_000 };
    const { data } = await create({ name: 'Till', scopes: ['WRITE_ORDERS'], ...limits });
    const { id } = data?.createApiKey.apiKey ?? {};
    const findApiKey = (key: string) => server.prisma.apiKey.findUniqueOrThrow({ where: { id: key } });
    expect(await findApiKey(id)).toMatchObject(limits);
    await rotate({ id, lifetime: 'NEVER', keepForHours: 0 });
    expect(await findApiKey(id)).toMatchObject(limits);

    const readOnlyKey = (await create({ name: 'Books', scopes: ['READ_ORDERS'], ...limits })).data
      ?.createApiKey;
    expect(await findApiKey(readOnlyKey.apiKey.id)).toMatchObject({ discountPercent: 0, refundNpr: 0 });
  });

  test('is recorded in the audit log', async () => {
    const { data } = await create({ name: 'Partner', scopes: ['READ_CATALOG'] });

    expect(await findAuditEntries(data?.createApiKey.apiKey.id)).toMatchObject([
      {
        action: 'apiKey.create',
        entity: 'ApiKey',
        actorId: owner.user.id,
        after: { name: 'Partner', scopes: ['read-catalog'] },
      },
    ]);
  });

  test('never grants more than the creator’s own permissions', async () => {
    const role = await server.prisma.staffRole.create({
      data: {
        name: 'Keeper of keys',
        permissions: ['enterAdmin', 'readCatalog', 'manageStock', 'manageApiKeys'],
      },
    });
    const keyManager = await aShopper(server, { role: 'ADMIN', staffRoleId: role.id });
    const createAsManager = async (scopes: string[]) =>
      (await create({ name: 'Till', scopes }, keyManager)).data?.createApiKey;

    expect(await createAsManager(['WRITE_STOCK'])).toMatchObject({ errors: [] });
    expect(await createAsManager(['WRITE_STOCK', 'WRITE_ORDERS'])).toMatchObject({
      apiKey: null,
      errors: [{ field: 'scopes', reason: 'SCOPES_EXCEED_PERMISSIONS' }],
    });
    const { data } = await create({ name: 'Books', scopes: ['WRITE_ORDERS'] });
    const rotateResponse = await rotate(
      { id: data?.createApiKey.apiKey.id, lifetime: 'DAYS_90', keepForHours: 0 },
      keyManager,
    );
    expect(rotateResponse.data?.rotateApiKey).toMatchObject({
      secret: null,
      errors: [{ field: 'id', reason: 'SCOPES_EXCEED_PERMISSIONS' }],
    });
    await server.prisma.user.update({ where: { id: keyManager.user.id }, data: { role: 'CUSTOMER' } });
  });

  test('reports all problems, and creates nothing', async () => {
    const countBefore = await server.prisma.apiKey.count();

    const { data } = await create({ name: ' ', scopes: [] });

    expect(data?.createApiKey).toMatchObject({
      apiKey: null,
      secret: null,
      errors: [
        { code: 'INVALID', field: 'name' },
        { code: 'INVALID', field: 'scopes' },
      ],
    });
    expect(await server.prisma.apiKey.count()).toBe(countBefore);
  });
});

describe('a key', () => {
  test('identifies an integration without a signed-in account', async () => {
    const secret = await aKey();

    const { status, errors } = await server.graphql('{ me { id } }', {}, { token: secret });

    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('gets an error that names the missing scope, unless no scope grants access', async () => {
    const token = await aKey(['READ_CATALOG']);
    const findErrorMessage = async (query: string) =>
      (await server.graphql(query, {}, { token })).errors?.[0]?.message;

    expect(await findErrorMessage('{ adminOrders { totalCount } }')).toBe(
      'This requires an API key with the scope read-orders.',
    );
    expect(await findErrorMessage('{ apiKeys { name } }')).toBe(
      'You do not have permission to perform this action.',
    );
  });

  test('has only its own scopes, in GraphQL and REST', async () => {
    const order = await anOrder(server.prisma);
    const readOnlyKey = await aKey(['READ_ORDERS']);
    const writeOnlyKey = await aKey(['WRITE_ORDERS']);

    expect((await readOrders(readOnlyKey)).data?.adminOrders.totalCount).toBeGreaterThan(0);
    expect((await requestOrdersOverRest(readOnlyKey)).statusCode).toBe(200);
    expect((await confirm(order.id, readOnlyKey)).status).toBe(403);
    expect((await readOrders(writeOnlyKey)).status).toBe(403);
    expect((await requestOrdersOverRest(writeOnlyKey)).statusCode).toBe(403);
    expect((await confirm(order.id, writeOnlyKey)).data?.updateOrderStatus).toMatchObject({
      order: { status: 'CONFIRMED' },
      errors: [],
    });
  });

  test('is named in the audit entries of its changes', async () => {
    const order = await anOrder(server.prisma);

    await confirm(order.id, await aKey(['WRITE_ORDERS']));

    const { data } = await owner.graphql(
      'query ($id: String!) { auditEntries(filter: { entityId: $id }) { edges { node { actor { id } apiKey { id } } } } }',
      { id: order.id },
    );
    expect(data?.auditEntries.edges).toEqual([
      { node: { actor: null, apiKey: { id: (await readKeys())[0].id } } },
    ]);
  });

  test('records its last use at most once a minute', async () => {
    const secret = await aKey();
    const findLastUsedAt = async () => (await readKeys())[0].lastUsedAt;

    await requestMeStatus(secret);
    expect(await findLastUsedAt()).toBe(start.toISOString());

    server.clock.now = new Date(start.getTime() + 59_000);
    await requestMeStatus(secret);
    expect(await findLastUsedAt()).toBe(start.toISOString());

    server.clock.now = new Date(start.getTime() + 61_000);
    await requestMeStatus(secret);
    expect(await findLastUsedAt()).toBe(server.clock.now.toISOString());
  });

  test('is refused if it was never issued', async () => {
    expect(await requestMeStatus(`jwk_${'x'.repeat(43)}`)).toBe(401);
  });

  test.each([['READ_CATALOG'], ['READ_ORDERS'], ['WRITE_ORDERS']])(
    'with %s can read neither keys, staff nor audit entries',
    async (scope) => {
      const token = await aKey([scope]);

      for (const field of ['apiKeys { id }', 'staff { id }', 'auditEntries { totalCount }'])
        expect((await server.graphql(`{ ${field} }`, {}, { token })).status).toBe(403);
    },
  );
});

describe('revokeApiKey', () => {
  test('refuses the key from the next request', async () => {
    const secret = await aKey();
    expect(await requestMeStatus(secret)).toBe(403);

    const { data } = await revoke((await readKeys())[0].id);

    expect(data?.revokeApiKey).toMatchObject({ apiKey: { revokedAt: start.toISOString() }, errors: [] });
    expect(await requestMeStatus(secret)).toBe(401);
  });

  test('does nothing for a revoked key, and is recorded in the audit log once', async () => {
    await aKey();
    const { id } = (await readKeys())[0];
    await revoke(id);
    server.clock.now = new Date(start.getTime() + 60_000);
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });

    const { data } = await revoke(id);

    expect(data?.revokeApiKey.apiKey.revokedAt).toBe(start.toISOString());
    expect(await findAuditEntries(id)).toMatchObject([
      { action: 'apiKey.create' },
      { action: 'apiKey.revoke', before: { revokedAt: null }, after: { revokedAt: start.toISOString() } },
    ]);
  });

  test('refuses an unknown key', async () => {
    expect((await revoke('no-such-key')).data?.revokeApiKey).toMatchObject({
      apiKey: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });
});

describe('an expiring key', () => {
  test('is refused with a reason after its expiry', async () => {
    const secret = await aKey(['READ_ORDERS'], 'DAYS_30');
    expect((await readKeys())[0]).toMatchObject({
      expiresAt: addHours(30 * 24).toISOString(),
      state: 'VALID',
    });

    server.clock.now = addHours(30 * 24 - 1);
    expect(await requestMeStatus(secret)).toBe(403);
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    expect((await readKeys())[0].state).toBe('ENDS_SOON');

    server.clock.now = addHours(30 * 24);
    expect(await fetchRefusal(secret)).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      reason: 'API_KEY_EXPIRED',
      params: { at: addHours(30 * 24).toISOString() },
    });
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    expect((await readKeys())[0].state).toBe('EXPIRED');
  });

  test('causes one email a week before its expiry and one a day before, to staff who manage keys', async () => {
    await server.prisma.apiKey.deleteMany();
    await server.prisma.user.deleteMany({ where: { id: { not: owner.user.id }, role: 'SUPER_ADMIN' } });
    await aShopper(server, { role: 'ADMIN' });
    await create({ name: 'Accounting', scopes: ['READ_ORDERS'], lifetime: 'DAYS_30' });
    await create({ name: 'Forever', scopes: ['READ_ORDERS'], lifetime: 'NEVER' });
    const findWarningsAt = async (now: Date) => {
      server.clock.now = now;
      await queueDaily(server.prisma, now, jobHandlers);
      await runJobs(server);
      const sentEmails = await server.prisma.mail.findMany({ where: { template: 'apiKeyExpiry' } });
      return sentEmails.map(({ toEmail, subject }) => [toEmail, subject]);
    };
    const expiryWarning = [owner.user.email, 'The API key “Accounting” expires soon'];

    expect(await findWarningsAt(addHours(22 * 24))).toEqual([]);
    expect(await findWarningsAt(addHours(23 * 24))).toEqual([expiryWarning]);
    expect(await findWarningsAt(addHours(25 * 24))).toEqual([expiryWarning]);
    expect(await findWarningsAt(addHours(29 * 24))).toEqual([expiryWarning, expiryWarning]);
    expect(await findWarningsAt(addHours(31 * 24))).toEqual([expiryWarning, expiryWarning]);
  });
});

test('a key not sent as a Bearer token is refused with instructions', async () => {
  const key = await aKey();
  const basicAuthorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
  for (const authorization of [key, basicAuthorization, `Token ${key}`]) {
    const response = await server.app.inject({ url: '/api/admin/orders', headers: { authorization } });
    expect([response.statusCode, response.json()]).toEqual([
      401,
      expect.objectContaining({
        code: 'UNAUTHENTICATED',
        reason: 'BEARER_SCHEME_REQUIRED',
        message: expect.stringContaining('Authorization: Bearer jwk_…'),
      }),
    ]);
  }
});

describe('rotateApiKey', () => {
  test('issues a new secret, while the old one works for the chosen time', async () => {
    const oldSecret = await aKey(['READ_ORDERS'], 'DAYS_365');
    const { id } = (await readKeys())[0];
    await requestMeStatus(oldSecret);

    server.clock.now = addHours(1);
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { data } = await rotate({ id, lifetime: 'DAYS_90', keepForHours: 48 });
    const { secret, apiKey } = data?.rotateApiKey ?? {};
    expect(secret).toMatch(/^jwk_[\w-]{43}$/);
    expect(apiKey).toMatchObject({
      prefix: secret.slice(0, 12),
      expiresAt: addHours(1 + 90 * 24).toISOString(),
      rotatedAt: addHours(1).toISOString(),
      lastUsedAt: start.toISOString(),
      previous: { prefix: oldSecret.slice(0, 12), endsAt: addHours(49).toISOString(), lastUsedAt: null },
    });
    expect([await requestMeStatus(oldSecret), await requestMeStatus(secret)]).toEqual([403, 403]);
    expect((await readKeys())[0].previous.lastUsedAt).toBe(addHours(1).toISOString());

    server.clock.now = addHours(49);
    expect(await fetchRefusal(oldSecret)).toMatchObject({
      status: 401,
      reason: 'API_KEY_REPLACED',
      params: { at: addHours(49).toISOString() },
    });
    expect(await requestMeStatus(secret)).toBe(403);
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    expect((await readKeys())[0].previous).toBeNull();
    expect((await findAuditEntries(id)).map(({ action }) => action)).toEqual([
      'apiKey.create',
      'apiKey.rotate',
    ]);
  });

  test('can replace the secret immediately and repeatedly; earlier secrets stop working', async () => {
    const first = await aKey();
    const { id } = (await readKeys())[0];
    const second = (await rotate({ id, lifetime: 'NEVER', keepForHours: 24 })).data?.rotateApiKey.secret;
    await rotate({ id, lifetime: 'NEVER', keepForHours: 0 });

    for (const formerSecret of [first, second])
      expect(await fetchRefusal(formerSecret)).toMatchObject({
        reason: 'API_KEY_REPLACED',
        params: { at: start.toISOString() },
      });
    expect((await fetchRefusal(`jwk_${'a'.repeat(43)}`)).reason).toBe('API_KEY_UNKNOWN');
    await revoke(id);
    expect((await fetchRefusal(first)).reason).toBe('API_KEY_REVOKED');
  });

  test('never extends an old secret, but makes an expired key valid again', async () => {
    const oldSecret = await aKey(['READ_ORDERS'], 'DAYS_30');
    const { id } = (await readKeys())[0];
    server.clock.now = addHours(30 * 24 + 1);
    owner = await aShopper(server, { role: 'SUPER_ADMIN' });

    const { data } = await rotate({ id, lifetime: 'DAYS_30', keepForHours: 168 });

    expect(data?.rotateApiKey.apiKey).toMatchObject({ state: 'VALID', previous: null });
    expect(await requestMeStatus(oldSecret)).toBe(401);
    expect(await requestMeStatus(data?.rotateApiKey.secret)).toBe(403);
  });

  test('is refused for a revoked key or an overlap that is too long', async () => {
    await aKey();
    const { id } = (await readKeys())[0];
    expect((await rotate({ id, lifetime: 'NEVER', keepForHours: 169 })).data?.rotateApiKey).toMatchObject({
      secret: null,
      errors: [{ code: 'INVALID', field: 'keepForHours' }],
    });
    await revoke(id);
    expect((await rotate({ id, lifetime: 'NEVER' })).data?.rotateApiKey).toMatchObject({
      secret: null,
      errors: [{ code: 'NOT_ALLOWED', reason: 'API_KEY_ALREADY_REVOKED', field: 'id' }],
    });
  });

  test('revoking a key ends both its secrets, and requests with either are refused with the reason', async () => {
    const oldSecret = await aKey();
    const { id } = (await readKeys())[0];
    const freshSecret = (await rotate({ id, lifetime: 'NEVER', keepForHours: 24 })).data?.rotateApiKey.secret;

    await revoke(id);

    for (const secret of [oldSecret, freshSecret])
      expect(await fetchRefusal(secret)).toMatchObject({ status: 401, reason: 'API_KEY_REVOKED' });
  });
});

test('renameApiKey changes a key’s name and records it in the audit log', async () => {
  await aKey();
  const { id } = (await readKeys())[0];

  expect((await rename({ id, name: ' The accountant ' })).data?.renameApiKey).toEqual({
    apiKey: { name: 'The accountant' },
    errors: [],
  });
  expect((await rename({ id, name: ' ' })).data?.renameApiKey.errors).toMatchObject([{ field: 'name' }]);
  expect(await findAuditEntries(id)).toMatchObject([
    { action: 'apiKey.create' },
    { action: 'apiKey.rename', before: { name: 'Partner' }, after: { name: 'The accountant' } },
  ]);
});

test('setApiKeyLimits is recorded in the audit log, and requires the permission to create such a key', async () => {
  const { data } = await create({ name: 'Till', scopes: ['WRITE_ORDERS'] });
  const { id } = data?.createApiKey.apiKey ?? {};
  const limits = { discountPercent: 5, refundNpr: 2_000 };
  const setLimits = async (input: object, client = owner) =>
    (await client.graphql(SET_LIMITS, { input: { id, ...limits, ...input } })).data?.setApiKeyLimits;

  expect(await setLimits({})).toEqual({ apiKey: { limits }, errors: [] });
  expect(await setLimits({ discountPercent: 101 })).toMatchObject({ errors: [{ field: 'discountPercent' }] });
  expect(await findAuditEntries(id)).toMatchObject([
    { action: 'apiKey.create' },
    { action: 'apiKey.limits', before: { discountPercent: 0, refundNpr: 0 }, after: limits },
  ]);

  const role = await server.prisma.staffRole.create({
    data: {
      name: 'Keeper of limits',
      permissions: ['enterAdmin', 'readOrders', 'manageApiKeys'],
      refundNpr: 0,
    },
  });
  const keyManager = await aShopper(server, { role: 'ADMIN', staffRoleId: role.id });
  expect(await setLimits({ refundNpr: 50_000 }, keyManager)).toMatchObject({
    errors: [{ reason: 'SCOPES_EXCEED_PERMISSIONS', field: 'id' }],
  });
  await server.prisma.user.update({ where: { id: keyManager.user.id }, data: { role: 'CUSTOMER' } });

  const readOnlyKey = (await create({ name: 'Books', scopes: ['READ_ORDERS'] })).data?.createApiKey.apiKey;
  expect(await setLimits({ id: readOnlyKey.id })).toMatchObject({
    errors: [{ reason: 'API_KEY_LIMITS_NOT_ALLOWED' }],
  });
  await revoke(id);
  expect(await setLimits({ refundNpr: 1 })).toMatchObject({
    errors: [{ reason: 'API_KEY_ALREADY_REVOKED' }],
  });
});

test('a key shows the network from which it was last used', async () => {
  const secret = await aKey();
  await server.app.inject({
    url: '/api/admin/orders',
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress: '2001:db8:7:1::99',
  });
  expect((await readKeys())[0].lastUsedFrom).toBe('2001:db8:7:1::/64');
});

test('keys are listed newest first, including revoked ones', async () => {
  await create({ name: 'Earlier', scopes: ['READ_CATALOG'] });
  await revoke((await readKeys())[0].id);
  server.clock.now = new Date(start.getTime() + 1000);
  await create({ name: 'Later', scopes: ['READ_CATALOG'] });

  const [first, second] = await readKeys();

  expect([first.name, second.name]).toEqual(['Later', 'Earlier']);
  expect(second.revokedAt).not.toBeNull();
});

test('an admin cannot manage keys', async () => {
  const admin = await aShopper(server, { role: 'ADMIN' });

  expect((await admin.graphql('{ apiKeys { id } }')).status).toBe(403);
  owner = admin;
  expect((await create({ name: 'Mine', scopes: ['READ_ORDERS'] })).status).toBe(403);
  expect((await revoke('any')).status).toBe(403);
});

const SET_LIMITS = `mutation ($input: SetApiKeyLimitsInput!) {
  setApiKeyLimits(input: $input) {
    apiKey { limits { discountPercent refundNpr } }
    errors { reason field }
  }
}`;

const KEY = `{
  id name prefix scopes createdBy { id } createdAt expiresAt state lastUsedAt lastUsedFrom rotatedAt
  previous { prefix endsAt lastUsedAt } revokedAt
}`;

function create(input: { name: string; scopes: string[]; lifetime?: string }, client = owner) {
  return client.graphql(
    `mutation ($input: CreateApiKeyInput!) {
      createApiKey(input: $input) { apiKey ${KEY} secret errors { code reason field } }
    }`,
    { input },
  );
}

function revoke(id: string) {
  return owner.graphql(
    `mutation ($input: RevokeApiKeyInput!) {
      revokeApiKey(input: $input) { apiKey ${KEY} errors { code field } }
    }`,
    { input: { id } },
  );
}

function rotate(input: { id: string; lifetime: string; keepForHours?: number }, client = owner) {
  return client.graphql(
    `mutation ($input: RotateApiKeyInput!) {
      rotateApiKey(input: $input) { apiKey ${KEY} secret errors { code reason field } }
    }`,
    { input },
  );
}

function rename(input: { id: string; name: string }) {
  return owner.graphql(
    `mutation ($input: RenameApiKeyInput!) {
      renameApiKey(input: $input) { apiKey { name } errors { code field } }
    }`,
    { input },
  );
}

function addHours(hours: number): Date {
  return new Date(start.getTime() + hours * 3_600_000);
}

async function aKey(scopes = ['READ_ORDERS'], lifetime = 'NEVER'): Promise<string> {
  const { data } = await create({ name: 'Partner', scopes, lifetime });
  return data?.createApiKey.secret;
}

/** Returns the reason a key is refused, after checking that GraphQL and REST agree. */
async function fetchRefusal(token: string) {
  const { status, errors } = await server.graphql('{ store { name } }', {}, { token });
  const restResponse = await requestOrdersOverRest(token);
  const { code, reason, params } = errors?.[0]?.extensions ?? {};
  expect([restResponse.statusCode, restResponse.json()]).toEqual([
    status,
    expect.objectContaining({ code, reason, params, message: errors?.[0]?.message }),
  ]);
  return { status, code, reason, params };
}

async function readKeys() {
  return (await owner.graphql(`{ apiKeys ${KEY} }`)).data?.apiKeys;
}

/** Returns the status of a query that needs an account: 403 for a valid key, 401 for an unknown one. */
async function requestMeStatus(token: string): Promise<number> {
  return (await server.graphql('{ me { id } }', {}, { token })).status;
}

function readOrders(token: string) {
  return server.graphql('{ adminOrders { totalCount } }', {}, { token });
}

function requestOrdersOverRest(token: string) {
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

function findAuditEntries(entityId: string) {
  return server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { at: 'asc' } });
}
