import { expect, test } from 'vitest';
import { formatDecimalRupees } from '../rupees.ts';
import { useFakeProviders } from '../testing/useFakeProviders.ts';
import { createEsewaSignature } from './esewaSignature.ts';

const SECRET = '8gBm/:&EnhH.1/q';
const NAMES = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';
const fake = useFakeProviders();

test.each([
  ['000AWEO', '1000.0', '250610-162413', '62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA='],
  ['000EYK6', '1433.0', 'ts_69e6dcd99f13b', 'kFPrBhMxBW5445IvsisPz5neFCvtC/ZqFxEYAArG5ow='],
  ['000EYMY', '614.0', 'ts_69e702e711b18', 'gp7hPDcA0cnNBJ7iDaQ2xnLWYykmmpFRrnZm83+WHn8='],
])(
  'the signature of transaction %s matches eSewa’s own',
  (transaction_code, total_amount, transaction_uuid, signature) => {
    const response = {
      transaction_code,
      status: 'COMPLETE',
      total_amount,
      transaction_uuid,
      product_code: 'EPAYTEST',
    };
    expect(createEsewaSignature(SECRET, NAMES.split(','), { ...response, signed_field_names: NAMES })).toBe(
      signature,
    );
  },
);

test('the signature of a request matches the documentation', () => {
  const form = aForm({ amount: '110', total_amount: '110', transaction_uuid: '241028' });
  expect(form.signature).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=');
});

test.each([
  [100_000, '1000.0'],
  [9950, '99.5'],
  [9925, '99.25'],
])('%i paisa is written as %s', (paisa, text) => {
  expect(formatDecimalRupees(paisa)).toBe(text);
});

test('after paying, the browser returns with a signed response whose amount is a string', async () => {
  await openPayment(aForm({ transaction_uuid: 'paid-1' }));
  const { searchParams, pathname } = new URL(fake().esewa.act('paid-1', 'pay') ?? '');
  const text = Buffer.from(searchParams.get('data') ?? '', 'base64').toString();
  expect(pathname).toBe('/back/success');
  expect(text).toContain('"total_amount":"1000.0"');
  const { signature, ...response } = JSON.parse(text) as Record<string, string>;
  expect(response).toMatchObject({
    status: 'COMPLETE',
    transaction_uuid: 'paid-1',
    signed_field_names: NAMES,
  });
  expect(signature).toBe(createEsewaSignature(SECRET, NAMES.split(','), response));
});

test('a forged response has a wrong signature, and nothing is paid', async () => {
  await openPayment(aForm({ transaction_uuid: 'forged-1' }));
  const { searchParams } = new URL(fake().esewa.act('forged-1', 'forge') ?? '');
  const { signature, ...response } = JSON.parse(
    Buffer.from(searchParams.get('data') ?? '', 'base64').toString(),
  );
  expect(response.status).toBe('COMPLETE');
  expect(signature).not.toBe(createEsewaSignature(SECRET, NAMES.split(','), response));
  expect(await fetchStatus('forged-1')).toMatchObject({ status: 'PENDING', ref_id: null });
});

test.each([
  ['cancel', 'CANCELED'],
  ['pending', 'PENDING'],
  ['ambiguous', 'AMBIGUOUS'],
  ['expire', 'NOT_FOUND'],
] as const)('after "%s" the status is %s, and the failure URL has no payload', async (name, status) => {
  const uuid = `ended-${name}`;
  await openPayment(aForm({ transaction_uuid: uuid }));
  const url = fake().esewa.act(uuid, name);
  expect(url).toBe(name === 'expire' ? null : 'http://shop.test/back/failure');
  expect(await fetchStatus(uuid)).toMatchObject({ status, ref_id: null });
});

test('the payment status contains the amount as a number with one decimal', async () => {
  await openPayment(aForm({ transaction_uuid: 'status-1' }));
  fake().esewa.act('status-1', 'pay');
  const text = await (await fetch(buildStatusUrl('status-1'))).text();
  expect(text).toMatch(/"total_amount":1000\.0,/);
  expect(JSON.parse(text)).toMatchObject({ status: 'COMPLETE', ref_id: expect.stringMatching(/^000/) });
});

test('a query with a different amount does not find the payment', async () => {
  await openPayment(aForm({ transaction_uuid: 'status-2' }));
  fake().esewa.act('status-2', 'pay');
  expect(await fetchStatus('status-2', '999')).toMatchObject({ status: 'NOT_FOUND' });
});

test.each([
  ['payLess', 900],
  ['payMore', 1100],
] as const)('after "%s" the response and the status contain the paid amount', async (name, total_amount) => {
  await openPayment(aForm({ transaction_uuid: `wrong-${name}` }));
  fake().esewa.act(`wrong-${name}`, name);
  expect(await fetchStatus(`wrong-${name}`)).toMatchObject({ status: 'COMPLETE', total_amount });
});

test('a refund by eSewa staff appears in the status', async () => {
  await openPayment(aForm({ transaction_uuid: 'back-1' }));
  fake().esewa.complete('back-1');
  fake().esewa.refund('back-1', 40_000);
  expect(await fetchStatus('back-1')).toMatchObject({ status: 'PARTIAL_REFUND' });
  fake().esewa.refund('back-1');
  expect(await fetchStatus('back-1')).toMatchObject({ status: 'FULL_REFUND' });
  expect(
    fake()
      .esewa.findPayment('back-1')
      .refunds.map(({ amountPaisa }) => amountPaisa),
  ).toEqual([40_000, 60_000]);
});

test.each([
  ['an empty field', { tax_amount: '' }, 'tax_amount is required'],
  ['amounts that do not add up', { product_delivery_charge: '5' }, 'do not add up'],
  [
    'a signature for other values',
    { signature: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=' },
    'signature',
  ],
  ['a uuid with invalid characters', { transaction_uuid: 'a_b' }, 'transaction uuid'],
  ['the code of another merchant', { product_code: 'OTHER' }, 'product code'],
])('a form with %s is rejected', async (_case, invalidFields, expectedText) => {
  const response = await post(aForm({ transaction_uuid: 'refused', ...invalidFields }));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(expectedText);
});

test('rejects a uuid that was used before', async () => {
  await openPayment(aForm({ transaction_uuid: 'once' }));
  expect((await post(aForm({ transaction_uuid: 'once' }))).status).toBe(409);
});

function aForm(overrides: Record<string, string>): Record<string, string> {
  const form = {
    amount: '1000',
    tax_amount: '0',
    product_service_charge: '0',
    product_delivery_charge: '0',
    total_amount: '1000',
    transaction_uuid: 'uuid',
    product_code: 'EPAYTEST',
    success_url: 'http://shop.test/back/success',
    failure_url: 'http://shop.test/back/failure',
    signed_field_names: 'total_amount,transaction_uuid,product_code',
    ...overrides,
  };
  const signature = createEsewaSignature(SECRET, form.signed_field_names.split(','), form);
  return { signature, ...form };
}

function post(form: Record<string, string>) {
  const url = `${fake().url}/esewa/api/epay/main/v2/form`;
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

async function openPayment(form: Record<string, string>) {
  const response = await post(form);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toMatch(/\/esewa\/pay\/\w+$/);
}

function buildStatusUrl(uuid: string, amount = '1000') {
  const query = new URLSearchParams({
    product_code: 'EPAYTEST',
    total_amount: amount,
    transaction_uuid: uuid,
  });
  return `${fake().url}/esewa/api/epay/transaction/status/?${query}`;
}

async function fetchStatus(uuid: string, amount?: string) {
  return (await fetch(buildStatusUrl(uuid, amount))).json();
}
