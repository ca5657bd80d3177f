import { describe, expect, test } from 'vitest';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { changed, toLineInputs, without, withPiece } from './editLines.ts';
import { type EditValues, toEditInput, toEditValues, toField, toQuoteInput } from './editValues.ts';

const line: Order['lines'][number] = {
  id: 'l1',
  productId: 'p1',
  sku: 'RG-6',
  name: 'Ring',
  nameNe: null,
  size: '6',
  quantity: 2,
  unitPrice: 10_000,
  lineTotal: 20_000,
  staffDiscount: 0,
  weightMg: 5_000,
  image: null,
};
const order = orderSheet({ lines: [line] });
const ring = { id: 'p1', name: 'Ring' };
const asked = (given: Partial<EditValues>) => {
  const { id, ...input } = toQuoteInput({ ...toEditValues(order), ...given }, order);
  return input;
};

describe('what is asked about', () => {
  test('is what was changed, and nothing else', () => {
    const { lines, contact } = toEditValues(order);
    expect(asked({})).toEqual({});
    expect(asked({ notes: ' Ring twice. ' })).toEqual({ notes: 'Ring twice.' });
    expect(asked({ contact: { ...contact, phone: '9841000009' } })).toEqual({
      contact: { ...contact, phone: '9841000009' },
    });
    expect(asked({ lines: changed(lines, 'l1', { quantity: 1 }) })).toEqual({
      lines: [{ lineId: 'l1', quantity: 1 }],
    });
    expect(asked({ paymentMethod: 'COD', dropCoupon: true })).toEqual({
      paymentMethod: 'COD',
      dropCoupon: true,
    });
  });

  test.each([
    ['', undefined],
    ['0', 0],
    ['1,500', 1_500],
    ['१५०', 150],
    ['12.5', -1],
    ['much', -1],
  ])('shipping of %j is %j', (shipping, npr) => {
    expect(asked({ shipping }).shipping).toBe(npr);
  });

  test('a discount is an amount or a share with its reason, and emptied it is taken away', () => {
    const discounted = orderSheet({
      staffDiscount: 500,
      staffDiscountTerms: { unit: 'NPR', value: 500, on: 'ALL' },
      staff: { ...order.staff, staffDiscountReason: 'A scratch' },
    });
    const values = toEditValues(discounted);
    expect(values.discount).toEqual({ value: '500', unit: 'NPR', reason: 'A scratch' });
    expect(toQuoteInput(values, discounted).discount).toBeUndefined();
    const with5 = { ...values, discount: { value: '5', unit: 'PERCENT' as const, reason: 'A regular' } };
    expect(toQuoteInput(with5, discounted).discount).toEqual({
      percent: 5,
      on: 'ALL',
      reason: 'A regular',
    });
    const none = { ...values, discount: { ...values.discount, value: ' ' } };
    expect(toQuoteInput(none, discounted).discount).toBeNull();
  });

  test('a percentage stays a percentage, and is asked about only once it is changed', () => {
    const discounted = orderSheet({
      staffDiscount: 525,
      staffDiscountTerms: { unit: 'PERCENT', value: 5.25, on: 'MAKING' },
      staff: { ...order.staff, staffDiscountReason: 'A regular' },
    });
    const values = toEditValues(discounted);
    expect(values.discount).toEqual({ value: '5.25', unit: 'MAKING', reason: 'A regular' });
    expect(toQuoteInput(values, discounted).discount).toBeUndefined();
    const why = { ...values, discount: { ...values.discount, reason: 'An old friend' } };
    expect(toQuoteInput(why, discounted).discount).toEqual({
      percent: 5.25,
      on: 'MAKING',
      reason: 'An old friend',
    });
  });

  test('how the buyer agrees goes along only where they have to', () => {
    const values = { ...toEditValues(order), agreementNote: 'Sita, 2 pm', message: ' ' };
    const quoted = { total: 11_800, version: 4, needsAgreement: false };
    expect(toEditInput(values, order, quoted)).toEqual({
      id: order.id,
      version: 4,
      expectedTotal: 11_800,
      message: null,
    });
    expect(toEditInput(values, order, { ...quoted, needsAgreement: true })).toMatchObject({
      agreement: 'PHONE',
      agreementNote: 'Sita, 2 pm',
    });
    const byMail = toEditInput({ ...values, agreement: 'MAIL' }, order, { ...quoted, needsAgreement: true });
    expect(byMail).not.toHaveProperty('agreementNote');
  });
});

describe('the lines', () => {
  const { lines } = toEditValues(order);
  const added = withPiece(lines, ring, { id: 'v7', sku: 'RG-7', size: '7' });

  test('a piece that is there already becomes one more, another is added', () => {
    expect(withPiece(lines, ring, { id: 'v6', sku: 'RG-6', size: '6' })).toMatchObject([{ quantity: 3 }]);
    expect(toLineInputs(added)).toEqual([
      { lineId: 'l1', quantity: 2 },
      { productId: 'p1', size: '7', quantity: 1 },
    ]);
  });

  test('one of the order that is taken off can be put back, one that was added is gone', () => {
    const off = without(without(added, 'l1'), 'v7');
    expect(off).toMatchObject([{ key: 'l1', isOff: true }]);
    expect(toLineInputs(off)).toEqual([]);
    expect(withPiece(off, ring, { id: 'v6', sku: 'RG-6', size: '6' })).toMatchObject([
      { isOff: false, quantity: 2 },
    ]);
  });

  test('another size is said, the same is not', () => {
    expect(toLineInputs(changed(lines, 'l1', { size: '7' }))).toEqual([
      { lineId: 'l1', size: '7', quantity: 2 },
    ]);
  });
});

test.each([
  ['contact.phone', 'contact.phone'],
  ['discount', 'discount.value'],
  ['discount.percent', 'discount.value'],
  ['discount.reason', 'discount.reason'],
  ['lines.2.quantity', undefined],
  [null, undefined],
])('a problem of %j is told at %j', (field, place) => {
  expect(toField(field)).toBe(place);
});
