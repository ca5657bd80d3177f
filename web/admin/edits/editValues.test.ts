import { describe, expect, test } from 'vitest';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { addItem, changeLine, removeLine, toLineInputs } from './editLines.ts';
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
const order = anOrder({ lines: [line] });
const ring = { id: 'p1', name: 'Ring' };
const buildQuoteInput = (overrides: Partial<EditValues>) => {
  const { id, ...input } = toQuoteInput({ ...toEditValues(order), ...overrides }, order);
  return input;
};

describe('the quote input', () => {
  test('contains only the changed values', () => {
    const { lines, contact } = toEditValues(order);
    expect(buildQuoteInput({})).toEqual({});
    expect(buildQuoteInput({ notes: ' Ring twice. ' })).toEqual({ notes: 'Ring twice.' });
    expect(buildQuoteInput({ contact: { ...contact, phone: '9841000009' } })).toEqual({
      contact: { ...contact, phone: '9841000009' },
    });
    expect(buildQuoteInput({ lines: changeLine(lines, 'l1', { quantity: 1 }) })).toEqual({
      lines: [{ lineId: 'l1', quantity: 1 }],
    });
    expect(buildQuoteInput({ paymentMethod: 'COD', removeCoupon: true })).toEqual({
      paymentMethod: 'COD',
      removeCoupon: true,
    });
  });

  test.each([
    ['', undefined],
    ['0', 0],
    ['1,500', 1_500],
    ['१५०', 150],
    ['12.5', -1],
    ['much', -1],
  ])('contains the shipping text %j as %j', (shipping, npr) => {
    expect(buildQuoteInput({ shipping }).shipping).toBe(npr);
  });

  test('contains a changed discount as an amount or a percentage with a reason, and null if the discount was cleared', () => {
    const discountedOrder = anOrder({
      staffDiscount: 500,
      staffDiscountTerms: { unit: 'NPR', value: 500, on: 'ALL' },
      staff: { ...order.staff, staffDiscountReason: 'A scratch' },
    });
    const values = toEditValues(discountedOrder);
    expect(values.discount).toEqual({ value: '500', unit: 'NPR', reason: 'A scratch' });
    expect(toQuoteInput(values, discountedOrder).discount).toBeUndefined();
    const valuesWithPercentDiscount = {
      ...values,
      discount: { value: '5', unit: 'PERCENT' as const, reason: 'A regular' },
    };
    expect(toQuoteInput(valuesWithPercentDiscount, discountedOrder).discount).toEqual({
      percent: 5,
      on: 'ALL',
      reason: 'A regular',
    });
    const valuesWithoutDiscount = { ...values, discount: { ...values.discount, value: ' ' } };
    expect(toQuoteInput(valuesWithoutDiscount, discountedOrder).discount).toBeNull();
  });

  test('contains a percentage discount as a percentage, and only if the discount was changed', () => {
    const discountedOrder = anOrder({
      staffDiscount: 525,
      staffDiscountTerms: { unit: 'PERCENT', value: 5.25, on: 'MAKING' },
      staff: { ...order.staff, staffDiscountReason: 'A regular' },
    });
    const values = toEditValues(discountedOrder);
    expect(values.discount).toEqual({ value: '5.25', unit: 'MAKING', reason: 'A regular' });
    expect(toQuoteInput(values, discountedOrder).discount).toBeUndefined();
    const valuesWithReason = { ...values, discount: { ...values.discount, reason: 'An old friend' } };
    expect(toQuoteInput(valuesWithReason, discountedOrder).discount).toEqual({
      percent: 5.25,
      on: 'MAKING',
      reason: 'An old friend',
    });
  });

  test('the kind of approval is sent only if approval is required', () => {
    const values = { ...toEditValues(order), agreementNote: 'Sita, 2 pm', message: ' ' };
    const quote = { total: 11_800, version: 4, needsAgreement: false };
    expect(toEditInput(values, order, quote)).toEqual({
      id: order.id,
      version: 4,
      expectedTotal: 11_800,
      message: null,
    });
    expect(toEditInput(values, order, { ...quote, needsAgreement: true })).toMatchObject({
      agreement: 'PHONE',
      agreementNote: 'Sita, 2 pm',
    });
    const inputByEmail = toEditInput({ ...values, agreement: 'MAIL' }, order, {
      ...quote,
      needsAgreement: true,
    });
    expect(inputByEmail).not.toHaveProperty('agreementNote');
  });
});

describe('the lines', () => {
  const { lines } = toEditValues(order);
  const linesWithAddedItem = addItem(lines, ring, { id: 'v7', sku: 'RG-7', size: '7' });

  test('adding an item already in the order increases its quantity, and any other item adds a line', () => {
    expect(addItem(lines, ring, { id: 'v6', sku: 'RG-6', size: '6' })).toMatchObject([{ quantity: 3 }]);
    expect(toLineInputs(linesWithAddedItem)).toEqual([
      { lineId: 'l1', quantity: 2 },
      { productId: 'p1', size: '7', quantity: 1 },
    ]);
  });

  test('a removed order line can be restored, but an added line cannot', () => {
    const linesAfterRemoval = removeLine(removeLine(linesWithAddedItem, 'l1'), 'v7');
    expect(linesAfterRemoval).toMatchObject([{ key: 'l1', isRemoved: true }]);
    expect(toLineInputs(linesAfterRemoval)).toEqual([]);
    expect(addItem(linesAfterRemoval, ring, { id: 'v6', sku: 'RG-6', size: '6' })).toMatchObject([
      { isRemoved: false, quantity: 2 },
    ]);
  });

  test('a changed size is sent, and an unchanged size is omitted', () => {
    expect(toLineInputs(changeLine(lines, 'l1', { size: '7' }))).toEqual([
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
])('a problem with %j is shown at the form field %j', (field, formField) => {
  expect(toField(field)).toBe(formField);
});
