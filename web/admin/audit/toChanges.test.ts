import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { toChanges } from './toChanges.ts';

function findSaid(entity: string, before: unknown, after: unknown) {
  return toChanges(i18n, { entity, before, after }).map((one) => [one.label, one.before, one.after]);
}

test('a change names each field once, in the words of the screens', () => {
  expect(
    findSaid(
      'Order',
      { status: 'PENDING', note: null },
      { status: 'CONFIRMED', note: 'Ready', allowUnpaid: true },
    ),
  ).toEqual([
    ['Status', 'Placed', 'Confirmed'],
    ['Note', '–', 'Ready'],
    ['Continued without payment', '–', 'Yes'],
  ]);
});

test('money, percent, weight and time have their units', () => {
  expect(
    findSaid(
      'Product',
      { makingBasisPoints: 800, price: 203_090, weightMg: 4_200, publishedAt: null },
      { makingBasisPoints: 950, price: 204_970, weightMg: 5_000, publishedAt: '2026-11-20T07:00:00.000Z' },
    ),
  ).toEqual([
    ['Making charge', '8 %', '9.5 %'],
    ['Price', 'NPR 2,03,090', 'NPR 2,04,970'],
    ['Net metal weight', '4.20 g', '5.00 g'],
    ['Published', '–', expect.stringMatching(/^20 Nov 2026, 12:45.pm$/)],
  ]);
});

test('parts of a whole are named too', () => {
  expect(
    findSaid('Product', null, { sizes: [{ size: '12', sku: 'RG-1', weightMg: 4_200, stock: 3 }] }),
  ).toEqual([['Sizes', '–', 'Size: 12, SKU of the design: RG-1, Net metal weight: 4.20 g, Stock: 3']]);
  expect(findSaid('Order', null, { changed: ['contactName', 'street'] })).toEqual([
    ['Changed', '–', 'Full name, Street, tole or house'],
  ]);
});

test('a thing that was made, or is gone, has one side', () => {
  expect(findSaid('Coupon', null, { code: 'NEW', kind: 'PERCENT', value: 10 })).toEqual([
    ['Code', '–', 'NEW'],
    ['Kind', '–', 'Percent'],
    ['Discount', '–', '10 %'],
  ]);
  expect(findSaid('Coupon', { code: 'OLD' }, null)).toEqual([['Code', 'OLD', '–']]);
  expect(findSaid('Coupon', null, null)).toEqual([]);
});
