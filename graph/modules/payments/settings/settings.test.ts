import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { startFakeProviders } from '#tools/fakeProviders/startFakeProviders.ts';
import { decryptKeys } from '../providerKeys.ts';
import { CONNECTIPS_RETURN_PATHS } from '../providers/connectips/demoMerchant.ts';
import { readProviderAccess } from '../readProviderAccess.ts';
import { resealProviders } from '../resealProviders.ts';

const fakeProviders = await startFakeProviders();
afterAll(() => fakeProviders.close());
const demoPaymentsUrl = fakeProviders.url;
const server = useTestServer({ demoPaymentsUrl });
let owner: Shopper;
let staff: Shopper;

beforeAll(async () => {
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  staff = await aShopper(server, { role: 'ADMIN' });
});
beforeEach(() => server.prisma.paymentProvider.deleteMany());

const PROVIDER_FIELDS = `method isEnabled mode note noteNe least providerMaxAmount most registeredUrls hasDemo version
  keys { name isSecret isFile isOptional isSet value }`;
const KHALTI = { method: 'KHALTI', isEnabled: false, mode: 'TEST' };
const withKey = (value: string, overrides: object = {}) => ({
  ...KHALTI,
  isEnabled: true,
  keys: [{ name: 'secretKey', value }],
  ...overrides,
});

async function list() {
  const { data } = await owner.graphql(`{ paymentProviders { ${PROVIDER_FIELDS} } }`);
  return data?.paymentProviders;
}

async function save(input: object, shopper = owner) {
  const { data, errors } = await shopper.graphql(
    `mutation ($input: UpdatePaymentProviderInput!) { updatePaymentProvider(input: $input) {
      provider { ${PROVIDER_FIELDS} } errors { code reason field message }
    } }`,
    { input },
  );
  return errors ?? data?.updatePaymentProvider;
}

async function testKeys(input: object) {
  const { data, errors } = await owner.graphql(
    `mutation ($input: UpdatePaymentProviderInput!) { testPaymentProvider(input: $input) {
      problems { reason field } errors { reason field }
    } }`,
    { input },
  );
  return errors ?? data?.testPaymentProvider;
}

const readAccess = (method: 'KHALTI' | 'CONNECTIPS', demoUrl: string | null = demoPaymentsUrl) =>
  readProviderAccess({ prisma: server.prisma, secrets: server.secrets, demoPaymentsUrl: demoUrl }, method);

describe('a provider', () => {
  test('is disabled by default, and lists the keys it needs', async () => {
    expect(await list()).toMatchObject([
      { method: 'ESEWA', isEnabled: false, keys: [{ name: 'productCode' }, { name: 'secretKey' }] },
      { method: 'KHALTI', least: 10, providerMaxAmount: 200_000, most: null, registeredUrls: [], version: 0 },
      {
        method: 'CONNECTIPS',
        keys: expect.arrayContaining([
          { name: 'certificate', isSecret: true, isFile: true, isOptional: false, isSet: false, value: null },
        ]),
        registeredUrls: [
          `http://localhost:4000${CONNECTIPS_RETURN_PATHS.success}`,
          `http://localhost:4000${CONNECTIPS_RETURN_PATHS.failure}`,
        ],
      },
    ]);
    expect(await readAccess('KHALTI')).toBeNull();
  });

  test('is enabled with an encrypted key, which is never shown again', async () => {
    const { provider } = await save(withKey('live_secret_1', { note: 'Khalti takes 3 %', most: 50_000 }));
    expect(provider).toMatchObject({
      isEnabled: true,
      note: 'Khalti takes 3 %',
      most: 50_000,
      version: 1,
      keys: [{ name: 'secretKey', isSecret: true, isSet: true, value: null }],
    });
    const [row] = await server.prisma.paymentProvider.findMany();
    expect(JSON.stringify(row)).not.toContain('live_secret');
    expect(await readAccess('KHALTI')).toEqual({
      mode: 'TEST',
      keys: { secretKey: 'live_secret_1' },
      demoUrl: demoPaymentsUrl,
    });
    const { data } = await owner.graphql('{ store { payWith { method most note isTest } } }');
    expect(data?.store.payWith).toEqual([
      { method: 'KHALTI', most: 50_000, note: 'Khalti takes 3 %', isTest: true },
    ]);
  });

  test('keeps an omitted key, removes an empty one, and ignores the stored key when the mode changes', async () => {
    await save(withKey('one'));
    await save({ ...KHALTI, isEnabled: true, note: 'Open' });
    expect((await readAccess('KHALTI'))?.keys).toEqual({ secretKey: 'one' });
    expect(await save({ ...KHALTI, isEnabled: true, mode: 'LIVE' })).toMatchObject({
      provider: null,
      errors: [{ reason: 'PROVIDER_KEY_MISSING', field: 'keys.secretKey' }],
    });
    await save({ ...KHALTI, keys: [{ name: 'secretKey', value: '' }] });
    expect(await list()).toMatchObject([{}, { keys: [{ isSet: false }] }, {}]);
  });

  test('shows values that are not secret', async () => {
    const keys = [
      { name: 'productCode', value: ' NP-ES-JEWELS ' },
      { name: 'secretKey', value: 'x' },
    ];
    const { provider } = await save({ method: 'ESEWA', isEnabled: true, mode: 'LIVE', keys });
    expect(provider.keys).toMatchObject([{ value: 'NP-ES-JEWELS' }, { value: null, isSet: true }]);
  });

  test('accepts only its own keys, and amounts within its limits', async () => {
    expect(await save({ ...KHALTI, keys: [{ name: 'other', value: 'x' }] })).toMatchObject({
      errors: [{ reason: 'PROVIDER_KEY_UNKNOWN', field: 'keys.other' }],
    });
    expect(await save({ ...KHALTI, most: 200_001 })).toMatchObject({
      errors: [{ reason: 'PROVIDER_LIMIT_OUT_OF_RANGE', field: 'most' }],
    });
    expect(await save({ ...KHALTI, note: 'x'.repeat(201) })).toMatchObject({ errors: [{ field: 'note' }] });
  });

  test('requires the current version, and its audit entry contains no values', async () => {
    await save(withKey('very secret'));
    expect(await save(withKey('other', { version: 0 }))).toMatchObject({ errors: [{ code: 'CONFLICT' }] });
    await save(withKey('other', { version: 1, note: 'New' }));
    await save(withKey('other', { version: 2, note: 'New' }));
    const entries = await server.prisma.auditEntry.findMany({
      where: { entity: 'PaymentProvider', entityId: 'KHALTI', at: { gte: server.clock.now } },
      orderBy: { id: 'asc' },
    });
    const lastEntries = entries.slice(-2);
    expect(lastEntries).toMatchObject([
      { action: 'provider.save', after: { isEnabled: true, keys: ['secretKey'] } },
      { before: { note: '' }, after: { note: 'New', keys: ['secretKey'] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('very secret');
  });

  test('can be changed only by the owner', async () => {
    expect(await save(withKey('x'), staff)).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const { errors } = await staff.graphql('{ paymentProviders { method } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a demo provider', () => {
  test('has its own working keys', async () => {
    for (const method of ['ESEWA', 'KHALTI', 'CONNECTIPS'])
      expect(await save({ method, isEnabled: true, mode: 'DEMO' })).toMatchObject({ errors: [] });
    expect(await testKeys({ method: 'CONNECTIPS', isEnabled: true, mode: 'DEMO' })).toEqual({
      problems: [],
      errors: [],
    });
    expect(await readAccess('CONNECTIPS')).toMatchObject({ mode: 'DEMO', keys: { merchantId: '9999' } });
  });

  test('is not available without a demo, as in production', async () => {
    await save({ ...KHALTI, isEnabled: true, mode: 'DEMO' });
    expect(await readAccess('KHALTI', null)).toBeNull();
  });
});

describe('a test of the keys', () => {
  const DEMO = { ...KHALTI, mode: 'DEMO' };

  test('reports problems by key', async () => {
    expect(await testKeys(KHALTI)).toEqual({
      problems: [{ reason: 'PROVIDER_KEY_MISSING', field: 'keys.secretKey' }],
      errors: [],
    });
    fakeProviders.khalti.setOutage({ kind: 'down' });
    expect(await testKeys(DEMO)).toEqual({
      problems: [{ reason: 'PROVIDER_NOT_RESPONDING', field: null }],
      errors: [],
    });
    fakeProviders.khalti.setOutage({ kind: 'none' });
  });

  test('stores nothing, and is refused after thirty tests in an hour', async () => {
    for (let attemptIndex = 0; attemptIndex < 28; attemptIndex++) await testKeys({ ...DEMO, mode: 'TEST' });
    expect(await server.prisma.paymentProvider.count()).toBe(0);
    let lastErrors: unknown;
    for (let attemptIndex = 0; attemptIndex < 4; attemptIndex++)
      lastErrors = await testKeys({ ...DEMO, mode: 'TEST' });
    expect(lastErrors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
  });
});

test('keys are re-encrypted when the server’s secret changes', async () => {
  await save(withKey('one'));
  const [oldKey] = server.secrets.sealing;
  const renewedSecrets = {
    ...server.secrets,
    sealing: [new Uint8Array(32).fill(7), oldKey],
  } as typeof server.secrets;
  expect(await resealProviders(server.prisma, renewedSecrets)).toEqual({ resealed: 1, unreadable: [] });
  expect(await resealProviders(server.prisma, renewedSecrets)).toEqual({ resealed: 0, unreadable: [] });
  const { keys } = await server.prisma.paymentProvider.findUniqueOrThrow({ where: { method: 'KHALTI' } });
  expect(decryptKeys(keys, 'KHALTI', { ...renewedSecrets, sealing: [renewedSecrets.sealing[0]] })).toEqual({
    secretKey: 'one',
  });
  expect(
    await resealProviders(server.prisma, { ...renewedSecrets, sealing: [new Uint8Array(32)] }),
  ).toMatchObject({
    unreadable: ['KHALTI'],
  });
});
