import { expect, test } from 'vitest';
import { findDifferences } from './findDifferences.ts';

test.each([
  [
    'the old and the new state',
    {
      before: { shippingAddress: { street: 'Old 1', ward: 3 }, total: 10000 },
      after: { shippingAddress: { street: 'New 2', ward: 3 }, total: 123456 },
    },
    [
      { label: 'Shipping address: Street', before: 'Old 1', after: 'New 2' },
      { label: 'Total', before: '10,000', after: '1,23,456' },
    ],
  ],
  [
    'a list of changes',
    [{ field: 'size', from: '12', to: '14' }],
    [{ label: 'Size', before: '12', after: '14' }],
  ],
  [
    'a change keyed by field',
    { quantity: { from: 1, to: 2 } },
    [{ label: 'Quantity', before: '1', after: '2' }],
  ],
  [
    'a list of changes keyed by name',
    { lines: [{ name: 'Band', before: 'size 12', after: null }] },
    [{ label: 'Band', before: 'size 12', after: '' }],
  ],
  [
    'values without a previous state',
    { reason: 'Asked on the phone', amount: 500 },
    [
      { label: 'Reason', before: '', after: 'Asked on the phone' },
      { label: 'Amount', before: '', after: '500' },
    ],
  ],
  ['nothing', null, []],
])('finds the differences in %s', (_case, data, expected) => {
  expect(findDifferences(data)).toEqual(expected);
});
