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

test('a good checkout comes back as it is', () => {
  expect(parseInput(checkoutSchema, checkout)).toEqual(checkout);
  expect(parseInput(checkoutSchema, { ...checkout, notes: ' Ring twice. ' }).notes).toBe('Ring twice.');
});

describe('what is wrong is told by field', () => {
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

  test('in sentences, never in the words of the library', () => {
    for (const { message } of toIssues({})) expect(message).not.toMatch(/invalid input|expected/i);
    expect(toIssues({})).toHaveLength(3);
  });
});

test('invalid input is a domain error about its first field', () => {
  const wrong = { ...checkout, shippingAddress: { ...checkout.shippingAddress, phone: '1' } };
  expect(() => parseInput(checkoutSchema, wrong)).toThrow(DomainError);
  expect(() => parseInput(checkoutSchema, wrong)).toThrow(
    expect.objectContaining({
      code: 'INVALID',
      field: 'shippingAddress.phone',
      message: 'Enter a mobile number of 10 digits, such as 98XXXXXXXX.',
    }),
  );
});
