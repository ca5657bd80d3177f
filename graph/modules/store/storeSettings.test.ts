import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let owner: Shopper;

const FIELDS = `name email phone address addressNe hours { days opens closes } freeShippingFrom shippingFee taxPercent showPricesWithTax codLimit paymentHoldMinutes transferHours minPartialPaymentPercent returnDays
  bankTransfer { bankName accountName accountNumber branch } assurances { name text textNe } features { trackOrder myOrders orderDetail profile }
  requireStaffTwoFactor unpaidTotalLimit unpaidCountLimit unpaidItemsLimit priceHoldMinutes priceHoldMaxRateChangePercent booking { isOffered advancePercent days rateRule keepsPercent } lowStockLevel
  pan counterCustomerDetailsFrom counterPanFrom corsOrigins version`;
const SETTINGS = `{ storeSettings { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateStoreSettingsInput!) {
  updateStoreSettings(input: $input) { settings { ${FIELDS} } errors { code field message } }
}`;

beforeEach(async () => {
  await server.prisma.storeSetting.deleteMany();
  await server.prisma.auditEntry.deleteMany();
  owner ??= await aShopper(server, { role: 'SUPER_ADMIN' });
});

async function update(input: Record<string, unknown>) {
  const { data, errors } = await owner.graphql(UPDATE, { input });
  expect(errors).toBeUndefined();
  return data?.updateStoreSettings;
}

test('changed settings apply, and others stay the same, even within the bank account and the features', async () => {
  await update({ name: 'Gahana', features: { profile: false } });

  const { settings, errors } = await update({
    email: 'Hello@gahana.example',
    phone: null,
    hours: [{ days: 'Sun-Fri', opens: '10:00 AM', closes: '7:00 PM' }],
    shippingFee: 250,
    bankTransfer: { branch: 'Patan', bankName: null },
    features: { myOrders: false },
  });

  const expected = {
    ...DEFAULT_SETTINGS,
    name: 'Gahana',
    email: 'hello@gahana.example',
    hours: [{ days: 'Sun-Fri', opens: '10:00 AM', closes: '7:00 PM' }],
    shippingFee: 250,
    bankTransfer: { ...DEFAULT_SETTINGS.bankTransfer, branch: 'Patan' },
    features: { ...DEFAULT_SETTINGS.features, profile: false, myOrders: false },
    version: 3,
  };
  expect(errors).toEqual([]);
  expect(settings).toEqual(expected);
  expect((await owner.graphql(SETTINGS)).data?.storeSettings).toEqual(expected);
});

test('assurances are stored in the order and with the texts entered by the store', async () => {
  const assurances = [{ name: 'CLEANING', text: ' Free polishing ' }, { name: 'RETURNS' }];
  const { settings } = await update({ assurances });
  const expectedAssurances = [
    { name: 'CLEANING', text: 'Free polishing', textNe: '' },
    { name: 'RETURNS', text: '', textNe: '' },
  ];
  expect(settings.assurances).toEqual(expectedAssurances);
  expect(
    (await server.graphql('{ store { assurances { name text textNe } } }')).data?.store.assurances,
  ).toEqual(expectedAssurances);
});

test('each assurance can be listed once, with up to 60 characters', async () => {
  const duplicateResult = await update({ assurances: [{ name: 'CLEANING' }, { name: 'CLEANING' }] });
  expect(duplicateResult.errors).toMatchObject([
    { field: 'assurances', message: 'List each assurance only once.' },
  ]);
  const longTextResult = await update({ assurances: [{ name: 'CLEANING', text: 'x'.repeat(61) }] });
  expect(longTextResult.errors).toMatchObject([{ field: 'assurances.0.text' }]);
});

test('a change based on an older version is refused; a change without a version is accepted', async () => {
  const version: number = (await owner.graphql(SETTINGS)).data?.storeSettings.version;
  await update({ shippingFee: 250 });

  const staleResult = await update({ shippingFee: 300, version });
  expect(staleResult).toMatchObject({ settings: null, errors: [{ code: 'CONFLICT', field: 'version' }] });
  expect((await update({ taxPercent: 13, version: version + 1 })).settings).toMatchObject({
    shippingFee: 250,
    version: version + 2,
  });
  expect((await update({ taxPercent: 13, version: version + 2 })).settings.version).toBe(version + 2);
  expect((await update({ shippingFee: 300 })).errors).toEqual([]);
});

test('the audit log contains the changed settings; an update without changes adds no entry', async () => {
  await update({ shippingFee: 250, taxPercent: DEFAULT_SETTINGS.taxPercent });
  await update({ shippingFee: 250 });

  expect(await server.prisma.auditEntry.findMany()).toMatchObject([
    {
      action: 'settings.update',
      entity: 'StoreSettings',
      actorId: owner.user.id,
      before: { shippingFee: DEFAULT_SETTINGS.shippingFee },
      after: { shippingFee: 250 },
    },
  ]);
});

test('the next order uses the changed settings', async () => {
  const { id } = await aProduct(server.prisma, { price: 1000 });
  await update({ shippingFee: 77, freeShippingFrom: 5000, taxPercent: 10 });
  const { data } = await server.graphql(
    'query ($input: QuoteInput!) { quote(input: $input) { totals { items shipping tax } } }',
    { input: { lines: [{ productId: id, quantity: 1 }] } },
  );
  expect(data?.quote.totals).toEqual({ items: 1000, shipping: 77, tax: 100 });
});

test('shoppers see a change immediately, despite caches', async () => {
  const readStoreName = async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ store { name } }' },
    });
    return response.json().data.store.name;
  };
  expect(await readStoreName()).toBe(DEFAULT_SETTINGS.name);
  await update({ name: 'Gahana' });
  expect(await readStoreName()).toBe('Gahana');
});

test('two simultaneous changes are both stored', async () => {
  await Promise.all([
    update({ bankTransfer: { branch: 'Patan' } }),
    update({ bankTransfer: { bankName: 'Himal Bank' } }),
    update({ codLimit: 100_000 }),
  ]);
  expect((await owner.graphql(SETTINGS)).data?.storeSettings).toMatchObject({
    codLimit: 100_000,
    bankTransfer: { branch: 'Patan', bankName: 'Himal Bank' },
  });
});

describe('an invalid setting is refused, and nothing is written', () => {
  test.each<[string, Record<string, unknown>]>([
    ['name', { name: ' ', shippingFee: 1 }],
    ['name', { name: 'a'.repeat(201) }],
    ['email', { email: 'hello' }],
    ['hours.0.opens', { hours: [{ days: 'Mon', opens: '', closes: '8 PM' }] }],
    ['hours', { hours: Array(15).fill({ days: 'Mon', opens: '9', closes: '8' }) }],
    ['freeShippingFrom', { freeShippingFrom: -1 }],
    ['shippingFee', { shippingFee: 100_000_001 }],
    ['taxPercent', { taxPercent: 101 }],
    ['codLimit', { codLimit: 500_001 }],
    ['unpaidTotalLimit', { unpaidTotalLimit: -1 }],
    ['unpaidCountLimit', { unpaidCountLimit: 1001 }],
    ['unpaidItemsLimit', { unpaidItemsLimit: -1 }],
    ['pan', { pan: '12' }],
    ['bankTransfer.branch', { bankTransfer: { branch: '' } }],
  ])('%s', async (field, input) => {
    const { settings, errors } = await update(input);
    expect(settings).toBeNull();
    expect(errors).toEqual([{ code: 'INVALID', field, message: expect.any(String) }]);
    expect(await server.prisma.storeSetting.count()).toBe(0);
  });
});

test('settings can be changed only by a super_admin', async () => {
  const admin = await aShopper(server, { role: 'ADMIN' });
  for (const document of [SETTINGS, 'mutation { updateStoreSettings(input: {}) { errors { code } } }']) {
    expect((await server.graphql(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await admin.graphql(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
