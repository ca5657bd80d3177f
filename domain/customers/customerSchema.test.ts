import { expect, test } from 'vitest';
import { parseInput } from '#domain/errors/problems.ts';
import { customerChangesSchema, customerStatusSchema, newCustomerSchema } from './customerSchema.ts';

test('a new customer needs a name and an email address, but no phone number', () => {
  expect(parseInput(newCustomerSchema, { name: ' Sita ', email: 'Sita@Example.com', phone: ' ' })).toEqual({
    name: 'Sita',
    email: 'sita@example.com',
    phone: undefined,
  });
  expect(() => parseInput(newCustomerSchema, {})).toThrow(
    expect.objectContaining({
      issues: [expect.objectContaining({ field: 'name' }), expect.objectContaining({ field: 'email' })],
    }),
  );
});

test('an update keeps omitted fields, and a blank phone removes the phone', () => {
  expect(parseInput(customerChangesSchema, {})).toEqual({});
  expect(parseInput(customerChangesSchema, { phone: '' })).toEqual({ phone: null });
  expect(parseInput(customerChangesSchema, { phone: '9841000001' })).toEqual({ phone: '+9779841000001' });
});

test('blocking requires a reason, and unblocking does not', () => {
  expect(parseInput(customerStatusSchema, { status: 'BLOCKED', reason: ' Asked us to ' })).toEqual({
    status: 'BLOCKED',
    reason: 'Asked us to',
  });
  expect(parseInput(customerStatusSchema, { status: 'ACTIVE', reason: 'none' })).toEqual({
    status: 'ACTIVE',
  });
});

test.each([undefined, null, ' ', 'a'.repeat(241)])('rejects the reason %j', (reason) => {
  expect(() => parseInput(customerStatusSchema, { status: 'BLOCKED', reason })).toThrow(
    expect.objectContaining({ code: 'INVALID', field: 'reason' }),
  );
});
