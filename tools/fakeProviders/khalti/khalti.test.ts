import { expect, test } from 'vitest';
import { useFakeProviders } from '../testing/useFakeProviders.ts';

const KEY = 'Key demo-merchant-of-khalti';
const fake = useFakeProviders();

test('initiating a payment returns its page and its expiry in Kathmandu time', async () => {
  const response = await initiate();
  expect(response).toEqual({
    pidx: expect.any(String),
    payment_url: expect.stringContaining(`/khalti/pay/`),
    expires_at: expect.stringMatching(/\+05:45$/),
    expires_in: 1800,
  });
  const remainingMs = Date.parse(response.expires_at) - Date.now();
  expect(remainingMs).toBeGreaterThan(1_700_000);
  expect(remainingMs).toBeLessThanOrEqual(1_800_000);
});

test.each([
  ['no return_url', { return_url: undefined }, { return_url: ['This field is required.'] }],
  ['an invalid URL', { website_url: 'shop' }, { website_url: ['Enter a valid URL.'] }],
  [
    'an amount below the minimum',
    { amount: 999 },
    { amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'] },
  ],
  ['a fractional amount', { amount: 1000.5 }, { amount: ['A valid integer is required.'] }],
  [
    'a breakdown that does not add up',
    { amount_breakdown: [{ label: 'Ring', amount: 4 }] },
    { amount: ['Amount Breakdown mismatch.'] },
  ],
])(
  'a request with %s is rejected with the name of the invalid field',
  async (_case, invalidFields, problems) => {
    const response = await post('/api/v2/epayment/initiate/', { ...aPayment(), ...invalidFields });
    expect([response.status, await response.json()]).toEqual([
      400,
      { ...problems, error_key: 'validation_error' },
    ]);
  },
);

test('accepts the minimum amount and a breakdown that adds up', async () => {
  const { pidx } = await initiate({ amount: 1000, amount_breakdown: [{ amount: 400 }, { amount: 600 }] });
  expect(pidx).not.toBe('');
});

test.each(['/api/v2/epayment/initiate/', '/api/v2/epayment/lookup/', '/api/merchant-transaction/x/refund/'])(
  '%s requires the key',
  async (path) => {
    const response = await post(path, {}, 'Key another');
    expect([response.status, await response.json()]).toEqual([
      401,
      { detail: 'Invalid token.', status_code: 401 },
    ]);
  },
);

test('accepts the lower-case authorisation scheme of Khalti’s samples', async () => {
  expect((await post('/api/v2/epayment/initiate/', aPayment(), KEY.replace('Key', 'key'))).status).toBe(200);
});

test('an unknown pidx is not found', async () => {
  const response = await lookUp('none');
  expect([response.status, await response.json()]).toEqual([
    404,
    { detail: 'Not found.', error_key: 'validation_error' },
  ]);
});

test('after paying, the browser returns with the amount in paisa and the merchant fields', async () => {
  const { pidx } = await initiate({ purchase_order_id: 'A-7', merchant_branch: 'New Road' });
  const { searchParams } = new URL(fake().khalti.act(pidx, 'pay') ?? '');
  const { transactionId } = fake().khalti.findPayment(pidx);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    pidx,
    status: 'Completed',
    amount: '500000',
    total_amount: '500000',
    transaction_id: transactionId,
    tidx: transactionId,
    purchase_order_id: 'A-7',
    merchant_branch: 'New Road',
  });
});

test.each([
  ['pay', 200, 'Completed'],
  ['cancel', 400, 'User canceled'],
  ['pending', 200, 'Pending'],
  ['expire', 400, 'Expired'],
  ['forge', 200, 'Initiated'],
] as const)(
  'after "%s" a lookup responds with %i, the status "%s" and the complete body',
  async (name, code, status) => {
    const { pidx } = await initiate();
    fake().khalti.act(pidx, name);
    const response = await lookUp(pidx);
    const body = (await response.json()) as Record<string, unknown>;
    expect([response.status, body.status]).toEqual([code, status]);
    expect(Object.keys(body)).toEqual([
      'pidx',
      'total_amount',
      'status',
      'transaction_id',
      'fee',
      'refunded',
    ]);
  },
);

test('refunds in parts, but never more than was paid', async () => {
  const { pidx } = await initiate();
  fake().khalti.act(pidx, 'pay');
  const path = `/api/merchant-transaction/${fake().khalti.findPayment(pidx).transactionId}/refund/`;

  const partialRefund = await post(path, { amount: 200_000 });
  expect([partialRefund.status, await partialRefund.json()]).toEqual([
    200,
    { detail: 'Transaction refund successful.' },
  ]);
  expect(await (await lookUp(pidx)).json()).toMatchObject({ status: 'Partially Refunded', refunded: true });
  expect((await post(path, { amount: 300_001 })).status).toBe(400);
  expect((await post(path, null)).status).toBe(200);
  expect(await (await lookUp(pidx)).json()).toMatchObject({ status: 'Refunded' });
  expect((await post(path, {})).status).toBe(400);
  expect(fake().khalti.findPayment(pidx).refunds).toMatchObject([
    { amountPaisa: 200_000 },
    { amountPaisa: 300_000 },
  ]);
});

test('an unused link expires', async () => {
  let now = new Date('2026-11-27T06:00:00Z');
  const { startFakeProviders } = await import('../startFakeProviders.ts');
  const fakeProviders = await startFakeProviders({ now: () => now });
  const response = await fetch(`${fakeProviders.khalti.url}/api/v2/epayment/initiate/`, readJson(aPayment()));
  const { pidx } = (await response.json()) as { pidx: string };
  now = new Date('2026-11-27T06:30:00Z');
  const lookupResponse = await fetch(
    `${fakeProviders.khalti.url}/api/v2/epayment/lookup/`,
    readJson({ pidx }),
  );
  expect([lookupResponse.status, await lookupResponse.json()]).toMatchObject([400, { status: 'Expired' }]);
  await fakeProviders.close();
});

function aPayment() {
  return {
    return_url: 'http://shop.test/back',
    website_url: 'http://shop.test',
    amount: 500_000,
    purchase_order_id: 'order-1',
    purchase_order_name: 'Order 1',
  };
}

function readJson(body: unknown, authorization = KEY) {
  const headers = { authorization, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: body === null ? '' : JSON.stringify(body) };
}

function post(path: string, body: unknown, key?: string) {
  return fetch(`${fake().khalti.url}${path}`, readJson(body, key));
}

function lookUp(pidx: string) {
  return post('/api/v2/epayment/lookup/', { pidx });
}

async function initiate(overrides: object = {}) {
  const response = await post('/api/v2/epayment/initiate/', { ...aPayment(), ...overrides });
  expect(response.status).toBe(200);
  return (await response.json()) as {
    pidx: string;
    payment_url: string;
    expires_at: string;
    expires_in: number;
  };
}
