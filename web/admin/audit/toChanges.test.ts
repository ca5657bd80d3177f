import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { toChanges } from './toChanges.ts';

function listChangeTexts(entity: string, before: unknown, after: unknown) {
  return toChanges(i18n, { entity, before, after }).map((change) => [
    change.label,
    change.before,
    change.after,
  ]);
}

test('a change names each field once, with the label used on the screens', () => {
  expect(
    listChangeTexts(
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

test('money, percentages, weights and times have units', () => {
  expect(
    listChangeTexts(
      'Product',
      { makingBasisPoints: 800, price: 203_090, weightMg: 4_200, publishedAt: null },
      { makingBasisPoints: 950, price: 204_970, weightMg: 5_000, publishedAt: '2026-11-20T07:00:00.000Z' },
    ),
  ).toEqual([
    ['Making charge', '8%', '9.5%'],
    ['Price', 'NPR 2,03,090', 'NPR 2,04,970'],
    ['Net metal weight', '4.20 g', '5.00 g'],
    ['Published', '–', expect.stringMatching(/^20 Nov 2026, 12:45.pm$/)],
  ]);
});

test('nested fields are named too', () => {
  expect(
    listChangeTexts('Product', null, { sizes: [{ size: '12', sku: 'RG-1', weightMg: 4_200, stock: 3 }] }),
  ).toEqual([['Sizes', '–', 'Size: 12, Design SKU: RG-1, Net metal weight: 4.20 g, Stock: 3']]);
  expect(listChangeTexts('Order', null, { changed: ['contactName', 'street'] })).toEqual([
    ['Changed', '–', 'Full name, Street, tole or house'],
  ]);
});

test('the changes of a created or deleted object have only new or only old values', () => {
  expect(listChangeTexts('Coupon', null, { code: 'NEW', kind: 'PERCENT', value: 10 })).toEqual([
    ['Code', '–', 'NEW'],
    ['Type', '–', 'Percent'],
    ['Discount', '–', '10%'],
  ]);
  expect(listChangeTexts('Coupon', { code: 'OLD' }, null)).toEqual([['Code', 'OLD', '–']]);
  expect(listChangeTexts('Coupon', null, null)).toEqual([]);
});
