import { describe, expect, test } from 'vitest';
import type { ProviderAccess } from '../provider.ts';
import { anAttempt } from '../testing/anAttempt.ts';
import { useCannedServer } from '../testing/cannedServer.ts';
import { esewa } from './esewa.ts';

const server = useCannedServer();
const createAccess = (overrides: Partial<ProviderAccess> = {}): ProviderAccess => ({
  mode: 'DEMO',
  demoUrl: server.url,
  keys: { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q' },
  ...overrides,
});

describe('a paying customer', () => {
  test('posts eSewa’s form with every field filled, signed as documented', async () => {
    const startedAttempt = await esewa.initiate(
      createAccess({ mode: 'TEST' }),
      anAttempt({ ref: '241028', amount: 110, returnUrl: 'https://store.example/pay/241028' }),
    );
    expect(startedAttempt).toEqual({
      redirect: {
        method: 'POST',
        url: 'https://rc-epay.esewa.com.np/api/epay/main/v2/form',
        fields: [
          { name: 'amount', value: '110' },
          { name: 'tax_amount', value: '0' },
          { name: 'product_service_charge', value: '0' },
          { name: 'product_delivery_charge', value: '0' },
          { name: 'total_amount', value: '110' },
          { name: 'transaction_uuid', value: '241028' },
          { name: 'product_code', value: 'EPAYTEST' },
          { name: 'success_url', value: 'https://store.example/pay/241028/success' },
          { name: 'failure_url', value: 'https://store.example/pay/241028/failure' },
          { name: 'signed_field_names', value: 'total_amount,transaction_uuid,product_code' },
          { name: 'signature', value: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=' },
        ],
      },
      providerRef: null,
      expiresAt: new Date('2026-11-27T19:00:00Z'),
    });
  });

  test('is sent to a different URL in live mode', async () => {
    const { redirect } = await esewa.initiate(createAccess({ mode: 'LIVE' }), anAttempt());
    expect(redirect.url).toBe('https://epay.esewa.com.np/api/epay/main/v2/form');
    expect(esewa.listFormOrigins(null)).toContain(new URL(redirect.url).origin);
  });

  test('is not redirected without keys, or without a demo in demo mode', async () => {
    await expect(esewa.initiate(createAccess({ keys: {} }), anAttempt())).rejects.toThrow('ESEWA');
    await expect(esewa.initiate(createAccess({ demoUrl: null }), anAttempt())).rejects.toThrow('ESEWA');
  });
});

describe('querying a payment', () => {
  const attempt = { ref: '250610-162413', providerRef: null, amount: 1000 };
  const query = (overrides?: Partial<ProviderAccess>) => esewa.query(createAccess(overrides), attempt);
  const createStatusBody = (overrides: object) =>
    JSON.stringify({
      product_code: 'EPAYTEST',
      transaction_uuid: '250610-162413',
      total_amount: '1,000.0',
      status: 'COMPLETE',
      ref_id: '0007G36',
      ...overrides,
    });

  test('sends the product and the amount, and reads an amount written as a number', async () => {
    server.respondWith(
      '{"product_code":"EPAYTEST","transaction_uuid":"250610-162413","total_amount":1000.0,"status":"COMPLETE","ref_id":"0007G36"}',
    );
    expect(await query()).toEqual({
      state: 'PAID',
      amountPaisa: 100_000,
      transactionId: '0007G36',
      feePaisa: null,
      word: 'COMPLETE',
    });
    expect(server.seen).toMatchObject([
      {
        method: 'GET',
        url: '/esewa/api/epay/transaction/status/?product_code=EPAYTEST&total_amount=1000&transaction_uuid=250610-162413',
      },
    ]);
  });

  test.each([
    ['COMPLETE', 'PAID'],
    ['PENDING', 'PENDING'],
    ['AMBIGUOUS', 'AMBIGUOUS'],
    ['NOT_FOUND', 'EXPIRED'],
    ['CANCELED', 'CANCELLED'],
    ['FULL_REFUND', 'REFUNDED'],
    ['PARTIAL_REFUND', 'PART_REFUNDED'],
    ['SOMETHING_NEW', 'AMBIGUOUS'],
  ])('with status %s returns %s', async (providerStatus, state) => {
    server.respondWith(createStatusBody({ status: providerStatus }));
    expect(await query()).toMatchObject({ state, word: providerStatus, amountPaisa: 100_000 });
  });

  test('also accepts the old spelling, but not two differing values', async () => {
    server.respondWith(
      '{"scd":"EPAYTEST","pid":"250610-162413","totalAmount":1000.0,"status":"COMPLETE","refId":"0007G36"}',
    );
    expect(await query()).toMatchObject({ state: 'PAID', transactionId: '0007G36', amountPaisa: 100_000 });
    server.respondWith(createStatusBody({ totalAmount: '1.0' }));
    expect(await query()).toMatchObject({
      state: 'UNAVAILABLE',
      word: 'contradictory values in two spellings',
    });
    server.respondWith(createStatusBody({ pid: 'another' }));
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE' });
  });

  test('does not accept another payment’s response, or one without a reference', async () => {
    server.respondWith(
      createStatusBody({ transaction_uuid: 'another' }),
      createStatusBody({ product_code: 'OTHER' }),
      '{"status":"COMPLETE"}',
    );
    for (const _answer of [1, 2, 3]) expect(await query()).toMatchObject({ state: 'UNAVAILABLE' });
  });

  test('does not report a failed payment because of a problem at eSewa', async () => {
    server.respondWith('{"code":0,"error_message":"Service is currently unavailable"}');
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'Service is currently unavailable' });
    server.respondWith({ status: 502, text: '<html>Bad gateway</html>' });
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'HTTP 502' });
    server.respondWith((response) => response.destroy());
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'no answer' });
    expect(await query({ demoUrl: null })).toMatchObject({ state: 'UNAVAILABLE' });
  });
});

test('refunds are made by hand, since eSewa documents no refunds', () => {
  expect(esewa.refund).toBeUndefined();
});

describe('testing the keys', () => {
  const testKeys = async (overrides?: Partial<ProviderAccess>) =>
    (await esewa.testKeys(createAccess(overrides))).map(({ reason, field }) => [reason, field]);

  test('succeeds if the query finds no payment', async () => {
    server.respondWith((response, { url }) => {
      const params = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
      response.end(JSON.stringify({ ...params, status: 'NOT_FOUND', ref_id: null }));
    });
    expect(await testKeys()).toEqual([]);
  });

  test('reports a missing key, a key copied with a bracket, and test keys', async () => {
    expect(await testKeys({ keys: { productCode: 'EPAYTEST' } })).toEqual([
      ['PROVIDER_KEY_MISSING', 'secretKey'],
    ]);
    const keysWithBracket = { productCode: 'EPAYTEST', secretKey: '8gBm/:&EnhH.1/q(' };
    expect(await testKeys({ keys: keysWithBracket })).toEqual([['ESEWA_KEY_WITH_BRACKET', 'secretKey']]);
    expect(await testKeys({ mode: 'LIVE' })).toEqual([['ESEWA_TEST_PRODUCT_CODE', 'productCode']]);
    expect(server.seen).toEqual([]);
  });

  test('reports eSewa’s error, or that it does not respond', async () => {
    server.respondWith({ status: 400, text: '{"code":"ES104","error_message":"Invalid product code"}' });
    const [problem] = await esewa.testKeys(createAccess());
    expect(problem?.message).toContain('Invalid product code');
    server.respondWith((response) => response.destroy());
    expect(await testKeys()).toEqual([['PROVIDER_NOT_RESPONDING', undefined]]);
  });
});
