import { expect, test } from 'vitest';
import { buildSignedMessage, signMessage } from './signature.ts';

const SECRET = '8gBm/:&EnhH.1/q';

test('reproduces the printed signature of the documented request', () => {
  const message = 'total_amount=110,transaction_uuid=241028,product_code=EPAYTEST';
  expect(signMessage(message, SECRET)).toBe('i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=');
});

test('signs the other documented request, whose printed signature was made with another key', () => {
  const message = 'total_amount=100,transaction_uuid=11-201-13,product_code=EPAYTEST';
  expect(signMessage(message, SECRET)).toBe('5DZywcrTKD0gia/rsSMcrRHmJl+4Tbol6S+lWgdJ94E=');
});

test('a missing value cannot be signed', () => {
  expect(buildSignedMessage(['a', 'b'], new Map([['a', '1']]))).toBeNull();
});
