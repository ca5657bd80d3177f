import { createSign } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  DEMO_CONNECTIPS,
  getDemoPrivateKey,
} from '#graph/modules/payments/providers/connectips/demoMerchant.ts';
import { useFakeProviders } from '../testing/useFakeProviders.ts';
import { buildFormSigningText, buildValidationSigningText } from './tokens.ts';

const { merchantId, appId, appName, password } = DEMO_CONNECTIPS;
const fake = useFakeProviders();

test('the signed text of a form ends with TOKEN=TOKEN', () => {
  expect(buildFormSigningText({ MERCHANTID: '550', APPID: 'MER-550-APP-1', TXNAMT: '500' })).toBe(
    'MERCHANTID=550,APPID=MER-550-APP-1,APPNAME=,TXNID=,TXNDATE=,TXNCRNCY=,TXNAMT=500,REFERENCEID=,REMARKS=,PARTICULARS=,TOKEN=TOKEN',
  );
});

test('the signed text of a query matches the documentation', () => {
  const validationRequest = {
    merchantId: 550,
    appId: 'MER-550-APP-1',
    referenceId: 'txn-123',
    txnAmt: 500,
    token: '',
  };
  expect(buildValidationSigningText(validationRequest)).toBe(
    'MERCHANTID=550,APPID=MER-550-APP-1,REFERENCEID=txn-123,TXNAMT=500',
  );
});

test('after paying, the browser returns to the registered URL with only the TXNID', async () => {
  await openPayment('T-1');
  expect(fake().connectips.act('T-1', 'pay')).toBe(
    'http://shop.test/payments/connectips/return/success?TXNID=T-1',
  );
  await openPayment('T-2');
  expect(fake().connectips.act('T-2', 'cancel')).toBe(
    'http://shop.test/payments/connectips/return/failure?TXNID=T-2',
  );
});

test.each([
  ['pay', 'SUCCESS', 'TRANSACTION SUCCESSFUL', '50000000'],
  ['payLess', 'SUCCESS', 'TRANSACTION SUCCESSFUL', '45000000'],
  ['cancel', 'FAILED', 'TRANSACTION FAILED', '50000000'],
  ['pending', 'ERROR', 'TRANSACTION INCOMPLETE', '50000000'],
  ['forge', 'ERROR', 'TRANSACTION INCOMPLETE', '50000000'],
  ['expire', 'ERROR', 'TRANSACTION NOT FOUND', '50000000'],
] as const)('after "%s", validation reports %s', async (name, status, statusDesc, txnAmt) => {
  const referenceId = `V-${name}`;
  await openPayment(referenceId);
  fake().connectips.act(referenceId, name);
  const response = await validate({ referenceId });
  expect(response).toMatchObject({
    merchantId: 9999,
    appId,
    referenceId,
    txnAmt,
    token: null,
    status,
    statusDesc,
  });
});

test('a query with a different amount does not find the payment', async () => {
  await openPayment('V-2');
  fake().connectips.act('V-2', 'pay');
  expect(await validate({ referenceId: 'V-2', txnAmt: 1 })).toMatchObject({ status: 'ERROR' });
});

test('a query requires the password and a merchant token', async () => {
  await openPayment('V-3');
  expect((await postValidation({ referenceId: 'V-3' }, 'wrong')).status).toBe(401);
  expect(await validate({ referenceId: 'V-3', token: sign('something else') })).toMatchObject({
    status: 'ERROR',
    statusDesc: 'INVALID TOKEN',
  });
});

test.each([
  ['a token for other values', { TOKEN: sign('something else') }, 'Invalid token.'],
  ['a date in ISO format', { TXNDATE: '2026-11-27' }, 'TXNDATE'],
  ['an id that is too long', { TXNID: 'x'.repeat(21) }, 'TXNID is longer than 20 characters.'],
  ['the id of another merchant', { MERCHANTID: '1' }, 'unknown'],
  ['an empty field', { REMARKS: '' }, 'REMARKS is required.'],
])('rejects a form with %s', async (_case, invalidFields, expectedText) => {
  const response = await post({ TXNID: 'refused', ...invalidFields });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(expectedText);
});

test('rejects an id that was used before', async () => {
  await openPayment('once');
  expect((await post({ TXNID: 'once' })).status).toBe(403);
});

async function openPayment(TXNID: string) {
  const response = await post({ TXNID });
  expect(response.headers.get('location')).toMatch(/\/connectips\/pay\/\w+$/);
}

function post(overrides: Record<string, string>) {
  const form: Record<string, string> = {
    MERCHANTID: merchantId,
    APPID: appId,
    APPNAME: appName,
    TXNID: 'txn',
    TXNDATE: '27-11-2026',
    TXNCRNCY: 'NPR',
    TXNAMT: '50000000',
    REFERENCEID: 'order-1',
    REMARKS: 'Order 1',
    PARTICULARS: 'Order 1',
    ...overrides,
  };
  const body = new URLSearchParams({ TOKEN: sign(buildFormSigningText(form)), ...form });
  return fetch(`${fake().connectips.url}/connectipswebgw/loginpage`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
}

function postValidation(overrides: object, secret: string = password) {
  const validationRequest = {
    merchantId: Number(merchantId),
    appId,
    referenceId: '',
    txnAmt: 50_000_000,
    token: '',
    ...overrides,
  };
  const token = validationRequest.token || sign(buildValidationSigningText(validationRequest));
  return fetch(`${fake().connectips.url}/connectipswebws/api/creditor/validatetxn`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${appId}:${secret}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ...validationRequest, token }),
  });
}

async function validate(overrides: object) {
  return (await postValidation(overrides)).json();
}

function sign(text: string): string {
  return createSign('sha256').update(text).sign(getDemoPrivateKey(), 'base64');
}
