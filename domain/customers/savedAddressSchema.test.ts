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

test('a saved address is one of the checkout with a label', () => {
  expect(savedAddressSchema.parse({ ...address, label: ' Home ' })).toEqual({ ...address, label: 'Home' });
});

test.each([undefined, null, '', '  '])('the label %j is no label', (label) => {
  expect(savedAddressSchema.parse({ ...address, label })).toEqual({ ...address, label: undefined });
});

test('a label of 41 characters is refused', () => {
  const issues = savedAddressSchema.safeParse({ ...address, label: 'x'.repeat(41) }).error?.issues;
  expect(issues).toMatchObject([{ path: ['label'], message: 'Use at most 40 characters for the label.' }]);
});
