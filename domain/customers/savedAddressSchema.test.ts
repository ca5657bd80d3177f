import { expect, test } from 'vitest';
import { savedAddressSchema } from './savedAddressSchema.ts';

const address = {
  name: 'Asha',
  phone: '+9779841234567',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  street: 'Pulchowk 12',
};

test('a saved address is a checkout address with a label', () => {
  expect(savedAddressSchema.parse({ ...address, label: ' Home ' })).toEqual({ ...address, label: 'Home' });
});

test.each([undefined, null, '', '  '])('rejects the label %j', (label) => {
  expect(savedAddressSchema.parse({ ...address, label })).toEqual({ ...address, label: undefined });
});

test('rejects a label of 41 characters', () => {
  const issues = savedAddressSchema.safeParse({ ...address, label: 'x'.repeat(41) }).error?.issues;
  expect(issues).toMatchObject([{ path: ['label'], message: 'Use at most 40 characters for the label.' }]);
});
