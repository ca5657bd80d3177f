import { createPublicKey, createVerify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { ProviderAccess } from '../provider.ts';
import { aCertificate, anOldCertificate, CREDITOR_KEY } from '../testing/aCertificate.ts';
import { anAttempt } from '../testing/anAttempt.ts';
import { useCannedServer } from '../testing/cannedServer.ts';
import { connectips } from './connectips.ts';

const server = useCannedServer();
const [PAST, FUTURE] = [new Date('2020-01-01T00:00:00Z'), new Date('2099-06-01T00:00:00Z')];
const KEYS = {
  merchantId: '550',
  appId: 'MER-550-APP-1',
  appName: 'Store',
  password: 'Abcd@123',
  certificate: await aCertificate({ from: PAST, until: FUTURE }),
  certificatePassword: 'creditor',
};
const createAccess = (keys: Partial<typeof KEYS & { gateway: string }> = {}): ProviderAccess => ({
  mode: 'DEMO',
  demoUrl: server.url,
  keys: { ...KEYS, ...keys },
});

function isSigned(message: string, token = ''): boolean {
  const verifier = createVerify('RSA-SHA256').update(message);
  return verifier.verify(createPublicKey(CREDITOR_KEY), token, 'base64');
}

describe('a paying customer', () => {
  test('posts a form that is signed over all its fields, with the date in Kathmandu and the amount in paisa', async () => {
    const startedAttempt = await connectips.initiate({ ...createAccess(), mode: 'TEST' }, anAttempt());
    expect(startedAttempt).toMatchObject({
      redirect: { method: 'POST', url: 'https://uat.connectips.com/connectipswebgw/loginpage' },
      providerRef: null,
      expiresAt: new Date('2026-11-27T19:00:00Z'),
    });
    const fields = Object.fromEntries(startedAttempt.redirect.fields.map(({ name, value }) => [name, value]));
    expect(fields).toEqual({
      MERCHANTID: '550',
      APPID: 'MER-550-APP-1',
      APPNAME: 'Store',
      TXNID: 'a1b2c3d4e5f6g7h8i9j0',
      TXNDATE: '28-11-2026',
      TXNCRNCY: 'NPR',
      TXNAMT: '4250000',
      REFERENCEID: 'a1b2c3d4e5f6g7h8i9j0',
      REMARKS: 'Order JW-7KQ2M9',
      PARTICULARS: 'Order JW-7KQ2M9',
      TOKEN: expect.any(String),
    });
    const message =
      'MERCHANTID=550,APPID=MER-550-APP-1,APPNAME=Store,TXNID=a1b2c3d4e5f6g7h8i9j0,TXNDATE=28-11-2026,TXNCRNCY=NPR,' +
      'TXNAMT=4250000,REFERENCEID=a1b2c3d4e5f6g7h8i9j0,REMARKS=Order JW-7KQ2M9,PARTICULARS=Order JW-7KQ2M9,TOKEN=TOKEN';
    expect(isSigned(message, fields.TOKEN)).toBe(true);
  });

  test('uses the gateway named by NCHL, if it belongs to connectIPS', async () => {
    const getLoginUrl = async (gateway: string) =>
      (await connectips.initiate({ ...createAccess({ gateway }), mode: 'LIVE' }, anAttempt())).redirect.url;
    const path = '/connectipswebgw/loginpage';
    expect(await getLoginUrl('')).toBe(`https://login.connectips.com${path}`);
    expect(await getLoginUrl('https://uat.connectips.com:7443')).toBe(
      `https://uat.connectips.com:7443${path}`,
    );
    expect(await getLoginUrl('https://connectips.com.evil.example')).toBe(
      `https://login.connectips.com${path}`,
    );
  });

  test('is not redirected if the certificate cannot be opened', async () => {
    const refusedAttempt = connectips.initiate(createAccess({ certificatePassword: 'wrong' }), anAttempt());
    await expect(refusedAttempt).rejects.toMatchObject({
      refusalMessage: 'This password does not open the certificate.',
    });
  });
});

test('a return contains only the payment’s reference', () => {
  expect(connectips.parseCallback(createAccess(), { TXNID: 'a1b2' })).toMatchObject({
    ref: 'a1b2',
    claims: 'UNKNOWN',
    isSigned: false,
    problem: null,
  });
  expect(connectips.parseCallback(createAccess(), {})).toMatchObject({ ref: null, problem: 'shape' });
});

describe('querying a payment', () => {
  const query = (keys?: Partial<typeof KEYS>) =>
    connectips.query(createAccess(keys), { ref: 'a1b2', providerRef: null, amount: 1000 });
  const respondWithPayment = (fields: object) =>
    server.respondWith(
      JSON.stringify({
        merchantId: 550,
        appId: 'MER-550-APP-1',
        referenceId: 'a1b2',
        txnAmt: '100000',
        token: null,
        status: 'SUCCESS',
        statusDesc: 'TRANSACTION SUCCESSFUL',
        ...fields,
      }),
    );

  test('sends our TXNID, with a token and a password', async () => {
    respondWithPayment({});
    expect(await query()).toEqual({
      state: 'PAID',
      amountPaisa: 100_000,
      transactionId: 'a1b2',
      feePaisa: null,
      word: 'TRANSACTION SUCCESSFUL',
    });
    const [request] = server.seen;
    expect(request).toMatchObject({
      method: 'POST',
      url: '/connectips/connectipswebws/api/creditor/validatetxn',
    });
    expect(request?.headers.authorization).toBe(`Basic ${btoa('MER-550-APP-1:Abcd@123')}`);
    const { token, ...body } = JSON.parse(request?.body ?? '');
    expect(body).toEqual({ merchantId: 550, appId: 'MER-550-APP-1', referenceId: 'a1b2', txnAmt: 100_000 });
    expect(isSigned('MERCHANTID=550,APPID=MER-550-APP-1,REFERENCEID=a1b2,TXNAMT=100000', token)).toBe(true);
  });

  test.each([
    [{ status: 'FAILED', statusDesc: 'TRANSACTION UNSUCCESSFUL' }, 'FAILED'],
    [{ status: 'ERROR', statusDesc: 'TRANSACTION NOT FOUND' }, 'PENDING'],
    [{ status: 'ERROR', statusDesc: 'TRANSACTION INCOMPLETE' }, 'PENDING'],
    [{ status: 'ERROR', statusDesc: 'INVALID TOKEN' }, 'UNAVAILABLE'],
    [{ status: 'DEFERRED', statusDesc: null }, 'AMBIGUOUS'],
    [{ referenceId: 'other' }, 'UNAVAILABLE'],
    [{ txnAmt: 100_000.0 }, 'PAID'],
  ])('with the response %j returns %s', async (responseFields, state) => {
    respondWithPayment(responseFields);
    expect(await query()).toMatchObject({ state });
  });

  test('does not report a failed payment because of a problem at NCHL or with the keys', async () => {
    server.respondWith({ status: 401, text: '' });
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE', word: 'HTTP 401' });
    server.respondWith('<html>');
    expect(await query()).toMatchObject({ state: 'UNAVAILABLE' });
    expect(await query({ certificatePassword: 'x' })).toMatchObject({ state: 'UNAVAILABLE' });
  });
});

describe('testing the keys', () => {
  const NOT_FOUND = '{"status":"ERROR","statusDesc":"TRANSACTION NOT FOUND"}';
  const testKeys = async (keys?: Parameters<typeof createAccess>[0]) =>
    (await connectips.testKeys(createAccess(keys))).map(({ reason, field }) => [reason, field]);

  test('succeeds if the query finds no payment', async () => {
    server.respondWith(NOT_FOUND);
    expect(await testKeys()).toEqual([]);
    const { referenceId } = JSON.parse(server.seen[0]?.body ?? '');
    expect(referenceId).toMatch(/^[a-z0-9]{20}$/);
  });

  test('accepts a file encrypted by an old version of Windows', async () => {
    server.respondWith(NOT_FOUND);
    expect(await testKeys({ certificate: anOldCertificate() })).toEqual([]);
  });

  test('reports problems with the file, its password and its dates before any call', async () => {
    expect(await testKeys({ certificate: 'aGVsbG8=' })).toEqual([['CERTIFICATE_UNREADABLE', 'certificate']]);
    expect(await testKeys({ certificatePassword: 'x' })).toEqual([
      ['CERTIFICATE_PASSWORD_WRONG', 'certificatePassword'],
    ]);
    const expiredCertificate = await aCertificate({ from: PAST, until: new Date('2024-05-01T00:00:00Z') });
    expect(await testKeys({ certificate: expiredCertificate })).toEqual([
      ['CERTIFICATE_EXPIRED', 'certificate'],
    ]);
    const futureCertificate = await aCertificate({ from: new Date('2098-01-01T00:00:00Z'), until: FUTURE });
    expect(await testKeys({ certificate: futureCertificate })).toEqual([
      ['CERTIFICATE_NOT_YET_VALID', 'certificate'],
    ]);
    expect(await testKeys({ merchantId: 'MER', gateway: 'https://evil.example' })).toEqual([
      ['CONNECTIPS_MERCHANT_ID_NOT_NUMERIC', 'merchantId'],
      ['CONNECTIPS_GATEWAY_URL_INVALID', 'gateway'],
    ]);
    expect(await testKeys({ password: '' })).toEqual([['PROVIDER_KEY_MISSING', 'password']]);
    expect(server.seen).toEqual([]);
  });

  test('reports NCHL’s own errors', async () => {
    server.respondWith({ status: 401, text: '' });
    expect(await testKeys()).toEqual([['PROVIDER_KEY_REJECTED', 'password']]);
    server.respondWith('{"status":"ERROR","statusDesc":"INVALID TOKEN"}');
    expect((await connectips.testKeys(createAccess()))[0]?.message).toContain('INVALID TOKEN');
    server.respondWith((response) => response.destroy());
    expect(await testKeys()).toEqual([['PROVIDER_NOT_RESPONDING', undefined]]);
  });
});
