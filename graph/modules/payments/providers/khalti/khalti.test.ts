import { describe, expect, test } from 'vitest';
import { getProviderLimits } from '#domain/payments/onlineMethods.ts';
import { type ProviderAccess, ProviderUnavailableError } from '../provider.ts';
import { anAttempt } from '../testing/anAttempt.ts';
import { useCannedServer } from '../testing/cannedServer.ts';
import { khalti } from './khalti.ts';

const server = useCannedServer();
const SECRET = 'live_secret_key_68791341fdd94846a146f0457ff7b455';
const createAccess = (overrides: Partial<ProviderAccess> = {}): ProviderAccess => ({
  mode: 'DEMO',
  demoUrl: server.url,
  keys: { secretKey: SECRET },
  ...overrides,
});
const toJsonResponse = (value: object, status = 200) => ({ status, text: JSON.stringify(value) });

describe('a paying customer', () => {
  const PIDX = 'bZQLD9wRVWo4CdESSfuSsB';
  const createInitiateResponse = (overrides: object = {}) =>
    toJsonResponse({
      pidx: PIDX,
      payment_url: `${server.url}/khalti/pay/${PIDX}`,
      expires_at: '2026-11-28T01:15:00.471649+05:45',
      expires_in: 1800,
      ...overrides,
    });
  const initiate = (overrides?: Partial<ProviderAccess>) =>
    khalti.initiate(createAccess(overrides), anAttempt());

  test('is charged in paisa, without a breakdown that might not add up', async () => {
    server.respondWith(createInitiateResponse());
    await initiate();
    const [request] = server.seen;
    expect(request).toMatchObject({ method: 'POST', url: '/khalti/api/v2/epayment/initiate/' });
    expect(request?.headers).toMatchObject({
      authorization: `Key ${SECRET}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      return_url: 'https://store.example/pay/a1b2c3d4e5f6g7h8i9j0',
      website_url: 'https://store.example',
      amount: 4_250_000,
      purchase_order_id: 'a1b2c3d4e5f6g7h8i9j0',
      purchase_order_name: 'Order JW-7KQ2M9',
      customer_info: { name: 'Sita Gurung', email: 'sita@example.com', phone: '9801234567' },
    });
  });

  test('is sent to the page Khalti returns, identified by its pidx', async () => {
    server.respondWith(createInitiateResponse());
    expect(await initiate()).toEqual({
      redirect: { method: 'GET', url: `${server.url}/khalti/pay/${PIDX}`, fields: [] },
      providerRef: PIDX,
      expiresAt: new Date('2026-11-27T19:30:00.471Z'),
    });
  });

  test('can pay until the time that Khalti states in either format, or by default for half an hour', async () => {
    const readExpiry = async (overrides: object) => {
      server.respondWith(createInitiateResponse(overrides));
      return (await initiate()).expiresAt.toISOString();
    };
    expect(await readExpiry({ expires_at: 'soon', expires_in: 3600 })).toBe('2026-11-27T19:30:00.000Z');
    expect(await readExpiry({ expires_at: null, expires_in: null })).toBe('2026-11-27T19:00:00.000Z');
  });

  test.each(['https://khalti.com.evil.example/x', 'http://pay.khalti.com/x', 'javascript:alert(1)', ''])(
    'is not sent to %j',
    async (payment_url) => {
      server.respondWith(createInitiateResponse({ payment_url }));
      await expect(initiate()).rejects.toThrow(ProviderUnavailableError);
    },
  );

  test('sees Khalti’s error, but never the key', async () => {
    server.respondWith(toJsonResponse({ detail: 'Invalid token.', status_code: 401 }, 401));
    await expect(initiate()).rejects.toMatchObject({ refusalMessage: 'Invalid token.' });
    server.respondWith(
      toJsonResponse(
        { amount: ['Amount should be greater than Rs. 10.'], error_key: 'validation_error' },
        400,
      ),
    );
    await expect(initiate()).rejects.toMatchObject({
      refusalMessage: 'amount: Amount should be greater than Rs. 10.',
    });
    server.respondWith({ status: 500, text: SECRET });
    const error = await initiate().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ refusalMessage: null });
    expect(JSON.stringify(error) + String(error)).not.toContain(SECRET);
  });

  test('pays at least ten rupees', () => {
    expect(getProviderLimits('KHALTI')).toEqual({ least: 10, most: 200_000 });
  });
});

test('a return is only a claim: nothing is signed', () => {
  const params = {
    pidx: 'p1',
    txnId: 'T1',
    amount: '4250000',
    total_amount: '4250000',
    status: 'Completed',
    mobile: '98XXXXX904',
    tidx: 'T1',
    purchase_order_id: 'a1b2c3d4e5f6g7h8i9j0',
    purchase_order_name: 'Order',
    transaction_id: 'T1',
  };
  const parse = (overrides: object) => khalti.parseCallback(createAccess(), { ...params, ...overrides });
  expect(parse({})).toEqual({
    ref: 'a1b2c3d4e5f6g7h8i9j0',
    providerRef: 'p1',
    claims: 'PAID',
    isSigned: false,
    amountPaisa: 4_250_000,
    transactionId: 'T1',
    problem: null,
  });
  expect(parse({ status: 'User canceled', transaction_id: '', tidx: '', txnId: '' })).toMatchObject({
    claims: 'CANCELLED',
    transactionId: null,
  });
  expect(parse({ status: 'Pending' })).toMatchObject({ claims: 'PENDING' });
  expect(parse({ total_amount: '1e9', status: 'X' })).toMatchObject({ amountPaisa: null, claims: 'UNKNOWN' });
  expect(khalti.parseCallback(createAccess(), {})).toMatchObject({ ref: null, problem: 'shape' });
});

describe('querying a payment', () => {
  const attempt = { ref: 'a1b2', providerRef: 'p1', amount: 1000 };
  const query = (overrides?: Partial<ProviderAccess>) => khalti.query(createAccess(overrides), attempt);
  const createLookupBody = (status: string, overrides: object = {}) => ({
    pidx: 'p1',
    total_amount: 100_000,
    status,
    transaction_id: 'GFq9PFS7b2iYvL8Lir9oXe',
    fee: 300,
    refunded: false,
    ...overrides,
  });

  test('sends its pidx, and reads Khalti’s response', async () => {
    server.respondWith(toJsonResponse(createLookupBody('Completed')));
    expect(await query()).toEqual({
      state: 'PAID',
      amountPaisa: 100_000,
      transactionId: 'GFq9PFS7b2iYvL8Lir9oXe',
      feePaisa: 300,
      word: 'Completed',
    });
    expect(server.seen).toMatchObject([
      { method: 'POST', url: '/khalti/api/v2/epayment/lookup/', body: '{"pidx":"p1"}' },
    ]);
  });

  test.each([
    ['Pending', 200, 'PENDING'],
    ['Initiated', 200, 'PENDING'],
    ['Refunded', 200, 'REFUNDED'],
    ['refunded', 200, 'REFUNDED'],
    ['Partially Refunded', 200, 'PART_REFUNDED'],
    ['Partially refunded', 200, 'PART_REFUNDED'],
    ['Expired', 400, 'EXPIRED'],
    ['User canceled', 400, 'CANCELLED'],
    ['Under Review', 200, 'AMBIGUOUS'],
  ])('with status %s and HTTP %i returns %s', async (providerStatus, status, state) => {
    server.respondWith(
      toJsonResponse(createLookupBody(providerStatus, { transaction_id: null, fee: 0 }), status),
    );
    expect(await query()).toMatchObject({ state, word: providerStatus, transactionId: null });
  });

  test('confirms neither payment nor amount from a contradictory response', async () => {
    server.respondWith(toJsonResponse(createLookupBody('Completed', { refunded: true })));
    expect(await query()).toMatchObject({ state: 'AMBIGUOUS' });
    server.respondWith(toJsonResponse(createLookupBody('Completed', { pidx: 'p2' })));
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'another payment' });
    server.respondWith(toJsonResponse(createLookupBody('Completed', { total_amount: 1000.5 })));
    expect(await query()).toMatchObject({ state: 'PAID', amountPaisa: null });
  });

  test('leaves a payment unknown to Khalti to staff, since the keys may be another shop’s', async () => {
    server.respondWith(toJsonResponse({ detail: 'Not found.', error_key: 'validation_error' }, 404));
    expect(await query()).toMatchObject({ state: 'AMBIGUOUS', word: 'Not found.' });
  });

  test('does not report a failed payment because of a problem at Khalti or with the keys', async () => {
    server.respondWith(toJsonResponse({ detail: 'Invalid token.', status_code: 401 }, 401));
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'Invalid token.' });
    server.respondWith(toJsonResponse(createLookupBody('Expired'), 500));
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE' });
    server.respondWith({ status: 400, text: 'Bad Request' });
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'HTTP 400' });
    expect(await query({ keys: {} })).toMatchObject({ state: 'UNAVAILABLE', word: 'no keys' });
    expect(await khalti.query(createAccess(), { ...attempt, providerRef: null })).toMatchObject({
      state: 'UNAVAILABLE',
    });
  });
});

describe('refunds', () => {
  const requestRefund = (overrides: object = {}) =>
    khalti.refund?.(createAccess(), {
      transactionId: 'T 1',
      amount: 500,
      isFull: true,
      phone: '9801234567',
      ...overrides,
    });
  const REFUND_RESPONSE = toJsonResponse({ detail: 'Transaction refund successful.' });

  test('in full have no body, and a URL without a version', async () => {
    server.respondWith(REFUND_RESPONSE);
    expect(await requestRefund()).toEqual({ state: 'DONE', word: 'Transaction refund successful.' });
    expect(server.seen).toMatchObject([
      { method: 'POST', url: '/khalti/api/merchant-transaction/T%201/refund/', body: '' },
    ]);
  });

  test('in part state the amount in paisa', async () => {
    server.respondWith(REFUND_RESPONSE);
    await requestRefund({ isFull: false });
    expect(server.seen[0]?.body).toBe('{"amount":50000}');
  });

  test('of a bank payment are retried with the customer’s phone number if Khalti requires it', async () => {
    server.respondWith(
      toJsonResponse({ mobile: ['This field is required.'], error_key: 'validation_error' }, 400),
      REFUND_RESPONSE,
    );
    expect(await requestRefund({ isFull: false })).toMatchObject({ state: 'DONE' });
    expect(server.seen[1]?.body).toBe('{"amount":50000,"mobile":"9801234567"}');
  });

  test('are refused with Khalti’s message; without a message, their outcome is unknown', async () => {
    server.respondWith(toJsonResponse({ detail: 'Transaction already refunded.' }, 400));
    expect(await requestRefund()).toEqual({ state: 'REFUSED', word: 'Transaction already refunded.' });
    server.respondWith((response) => response.destroy());
    expect(await requestRefund()).toEqual({ state: 'UNAVAILABLE', word: 'no answer' });
    server.respondWith({ status: 504, text: '' });
    expect(await requestRefund()).toEqual({ state: 'UNAVAILABLE', word: 'HTTP 504' });
  });

  test('have an unknown outcome if the response is not Khalti’s', async () => {
    server.respondWith({ status: 200, text: '<html><body>Please wait while your request is' });
    expect(await requestRefund()).toMatchObject({ state: 'UNAVAILABLE' });
    server.respondWith(toJsonResponse({}));
    expect(await requestRefund()).toMatchObject({ state: 'UNAVAILABLE' });
  });
});

describe('testing the key', () => {
  const testKeys = async (overrides?: Partial<ProviderAccess>) =>
    (await khalti.testKeys(createAccess(overrides))).map(({ reason, field }) => [reason, field]);

  test('succeeds if the query finds no payment', async () => {
    server.respondWith(toJsonResponse({ detail: 'Not found.', error_key: 'validation_error' }, 404));
    expect(await testKeys()).toEqual([]);
  });

  test('reports a key that is missing or wrong, or that cannot be tested now', async () => {
    expect(await testKeys({ keys: {} })).toEqual([['PROVIDER_KEY_MISSING', 'secretKey']]);
    server.respondWith(toJsonResponse({ detail: 'Invalid token.', status_code: 401 }, 401));
    expect(await testKeys()).toEqual([['PROVIDER_KEY_REJECTED', 'secretKey']]);
    server.respondWith({ status: 503, text: '' });
    expect(await testKeys()).toEqual([['PROVIDER_NOT_RESPONDING', undefined]]);
    server.respondWith(toJsonResponse({ hello: 'world' }));
    expect(await testKeys()).toEqual([['PROVIDER_RESPONSE_UNEXPECTED', undefined]]);
  });
});
