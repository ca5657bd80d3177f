import { describe, expect, test } from 'vitest';
import type { ProviderAccess } from '../provider.ts';
import { esewa } from './esewa.ts';
import { signMessage } from './signature.ts';

const SECRET = '8gBm/:&EnhH.1/q';
const SIGNED_NAMES = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';
const access: ProviderAccess = {
  mode: 'TEST',
  demoUrl: null,
  keys: { productCode: 'EPAYTEST', secretKey: SECRET },
};

const encode = (json: string) => Buffer.from(json).toString('base64');
const parse = (json: string, providerAccess = access) =>
  esewa.parseCallback(providerAccess, { data: encode(json) });

/** Returns a parameter as written by eSewa's own server. */
function createResponse(
  transaction_code: string,
  total_amount: string,
  transaction_uuid: string,
  signature: string,
) {
  const values = { transaction_code, status: 'COMPLETE', total_amount, transaction_uuid };
  return { ...values, product_code: 'EPAYTEST', signed_field_names: SIGNED_NAMES, signature };
}

const DOCUMENTED_RESPONSE = createResponse(
  '000AWEO',
  '1000.0',
  '250610-162413',
  '62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA=',
);

function sign(values: Record<string, string>, names = values.signed_field_names ?? ''): string {
  const message = names.split(',').map((name) => `${name}=${values[name]}`);
  return JSON.stringify({ ...values, signature: signMessage(message.join(','), SECRET) });
}

describe('a signed return', () => {
  test.each([
    [DOCUMENTED_RESPONSE, 100_000],
    [
      createResponse('000EYK6', '1433.0', 'ts_69e6dcd99f13b', 'kFPrBhMxBW5445IvsisPz5neFCvtC/ZqFxEYAArG5ow='),
      143_300,
    ],
    [
      createResponse('000EYMY', '614.0', 'ts_69e702e711b18', 'gp7hPDcA0cnNBJ7iDaQ2xnLWYykmmpFRrnZm83+WHn8='),
      61_400,
    ],
  ])('is accepted as a claim by eSewa: %j', (values, amountPaisa) => {
    expect(parse(JSON.stringify(values))).toEqual({
      ref: values.transaction_uuid,
      providerRef: null,
      claims: 'PAID',
      isSigned: true,
      amountPaisa,
      transactionId: values.transaction_code,
      problem: null,
    });
  });

  test('is signed over the text of its amount, even if the amount is a number or contains commas', () => {
    const text = JSON.stringify(DOCUMENTED_RESPONSE).replace('"1000.0"', '1000.0');
    expect(parse(text)).toMatchObject({ isSigned: true, amountPaisa: 100_000 });
    const responseWithCommas = sign({ ...DOCUMENTED_RESPONSE, total_amount: '1,000.0' });
    expect(parse(responseWithCommas)).toMatchObject({ isSigned: true, amountPaisa: 100_000 });
    expect(parse(JSON.stringify({ ...DOCUMENTED_RESPONSE, total_amount: '1000' }))).toMatchObject({
      isSigned: false,
    });
  });

  test('is read if URL decoding turned its plus signs into spaces', () => {
    const json = JSON.stringify({ ...DOCUMENTED_RESPONSE, note: '>>>???~~~' });
    const data = encode(json);
    expect(data).toContain('+');
    expect(esewa.parseCallback(access, { data: data.replaceAll('+', ' ') })).toMatchObject({
      isSigned: true,
    });
  });

  test.each([
    ['PENDING', 'PENDING'],
    ['CANCELED', 'CANCELLED'],
    ['NOT_FOUND', 'FAILED'],
    ['NEW', 'UNKNOWN'],
  ])('with status %s claims %s', (status, claim) => {
    expect(parse(sign({ ...DOCUMENTED_RESPONSE, status }))).toMatchObject({ claims: claim, isSigned: true });
  });
});

describe('no claim is accepted from', () => {
  const readProblem = (json: string, providerAccess = access) => {
    const { claims, isSigned, problem, amountPaisa } = parse(json, providerAccess);
    expect({ claims, isSigned, amountPaisa }).toEqual({
      claims: 'UNKNOWN',
      isSigned: false,
      amountPaisa: null,
    });
    return problem;
  };

  test('a signature over another amount or status, or with another key', () => {
    expect(readProblem(JSON.stringify({ ...DOCUMENTED_RESPONSE, total_amount: '9000.0' }))).toBe('signature');
    expect(readProblem(JSON.stringify({ ...DOCUMENTED_RESPONSE, status: 'PENDING' }))).toBe('signature');
    expect(readProblem(JSON.stringify({ ...DOCUMENTED_RESPONSE, signature: '' }))).toBe('signature');
    const otherAccess = { ...access, keys: { ...access.keys, secretKey: `${SECRET}(` } };
    expect(readProblem(JSON.stringify(DOCUMENTED_RESPONSE), otherAccess)).toBe('signature');
  });

  test('fields in an order other than the signed one', () => {
    const names = SIGNED_NAMES.split(',').toReversed().join(',');
    expect(readProblem(JSON.stringify({ ...DOCUMENTED_RESPONSE, signed_field_names: names }))).toBe(
      'signature',
    );
  });

  test('our own form’s signature, which contains no status', () => {
    const request = { total_amount: '1000', transaction_uuid: '250610-162413', product_code: 'EPAYTEST' };
    const names = 'total_amount,transaction_uuid,product_code';
    const values = { ...request, status: 'COMPLETE', signed_field_names: names };
    expect(readProblem(sign(values, names))).toBe('signature');
  });

  test('a return without one of its signed fields', () => {
    expect(readProblem(sign({ ...DOCUMENTED_RESPONSE, signed_field_names: `${SIGNED_NAMES},extra` }))).toBe(
      'signature',
    );
  });

  test('a return for another product', () => {
    expect(readProblem(sign({ ...DOCUMENTED_RESPONSE, product_code: 'OTHER' }))).toBe('product');
  });

  test('a return to a store without a key, for which anyone could sign', () => {
    const message = SIGNED_NAMES.split(',').map(
      (name) => `${name}=${{ ...DOCUMENTED_RESPONSE }[name as keyof typeof DOCUMENTED_RESPONSE]}`,
    );
    const json = JSON.stringify({ ...DOCUMENTED_RESPONSE, signature: signMessage(message.join(','), '') });
    expect(readProblem(json, { ...access, keys: { productCode: 'EPAYTEST' } })).toBe('signature');
  });

  test.each(['', 'not json', '{}', '[]', '{"transaction_uuid":{}}'])('the text %j', (json) => {
    expect(readProblem(json)).toBe('shape');
  });
});

test('a return without parameters, as after a failed payment, claims nothing', () => {
  expect(esewa.parseCallback(access, {})).toMatchObject({ ref: null, claims: 'UNKNOWN', problem: null });
});
