import { expect, test } from 'vitest';
import { parseInput } from '#domain/errors/problems.ts';
import { customerChangesSchema, customerStatusSchema, newCustomerSchema } from './customerSchema.ts';

test('a new customer needs a name and an address, and no phone', () => {
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

test('a change leaves alone what it does not name, and a blank phone takes it away', () => {
  expect(parseInput(customerChangesSchema, {})).toEqual({});
  expect(parseInput(customerChangesSchema, { phone: '' })).toEqual({ phone: null });
  expect(parseInput(customerChangesSchema, { phone: '9841000001' })).toEqual({ phone: '+9779841000001' });
});

test('blocking takes a reason, opening again takes none', () => {
  expect(parseInput(customerStatusSchema, { status: 'BLOCKED', reason: ' Asked us to ' })).toEqual({
    status: 'BLOCKED',
    reason: 'Asked us to',
  });
  expect(parseInput(customerStatusSchema, { status: 'ACTIVE', reason: 'none' })).toEqual({
    status: 'ACTIVE',
  });
});

test.each([undefined, null, ' ', 'a'.repeat(241)])('%j is no reason', (reason) => {
  expect(() => parseInput(customerStatusSchema, { status: 'BLOCKED', reason })).toThrow(
    expect.objectContaining({ code: 'INVALID', field: 'reason' }),
  );
});
