import { describe, expect, test } from 'vitest';
import { DomainError } from '#domain/errors/errors.ts';
import { type InputIssue, InvalidInput, parseInput } from '#domain/errors/problems.ts';
import { checkoutSchema } from './checkoutSchema.ts';

const checkout = {
  contact: { name: 'Asha', email: 'asha@example.com', phone: '+9779841234567' },
  shippingAddress: {
    name: 'Asha',
    phone: '+9779841234567',
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    ward: 9,
    street: 'Balkumari Marg',
  },
  paymentMethod: 'COD',
};

function toIssues(value: unknown): readonly InputIssue[] {
  try {
    parseInput(checkoutSchema, value);
    return [];
  } catch (error) {
    return error instanceof InvalidInput ? error.issues : [];
  }
}

test('returns a valid checkout unchanged', () => {
  expect(parseInput(checkoutSchema, checkout)).toEqual(checkout);
  expect(parseInput(checkoutSchema, { ...checkout, notes: ' Ring twice. ' }).notes).toBe('Ring twice.');
});

describe('reports problems by field', () => {
  test.each<[object, string[]]>([
    [{ paymentMethod: 'GOLD_BARS' }, ['paymentMethod']],
    [{ notes: 'x'.repeat(501) }, ['notes']],
    [{ contact: undefined }, ['contact']],
    [{ shippingAddress: null }, ['shippingAddress']],
    [
      { shippingAddress: { ...checkout.shippingAddress, phone: '1', ward: 99 } },
      ['shippingAddress.phone', 'shippingAddress.ward'],
    ],
    [{ contact: { name: '', email: '', phone: '' } }, ['contact.name', 'contact.email', 'contact.phone']],
  ])('%j', (change, fields) => {
    expect(toIssues({ ...checkout, ...change }).map((issue) => issue.field)).toEqual(fields);
  });

  test('every message is the store’s own, not the library’s', () => {
    for (const { message } of toIssues({})) expect(message).not.toMatch(/invalid input|expected/i);
    expect(toIssues({})).toHaveLength(3);
  });
});

test('throws a domain error with the first field if the input is invalid', () => {
  const invalidInput = { ...checkout, shippingAddress: { ...checkout.shippingAddress, phone: '1' } };
  expect(() => parseInput(checkoutSchema, invalidInput)).toThrow(DomainError);
  expect(() => parseInput(checkoutSchema, invalidInput)).toThrow(
    expect.objectContaining({
      code: 'INVALID',
      field: 'shippingAddress.phone',
      message: 'Enter a 10-digit mobile number, such as 98XXXXXXXX.',
    }),
  );
});
