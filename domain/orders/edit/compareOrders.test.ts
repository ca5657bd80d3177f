import { expect, test } from 'vitest';
import {
  type ChangedLine,
  compareLines,
  compareOrders,
  type EditableOrder,
  needsApproval,
} from './compareOrders.ts';

const ring: ChangedLine = {
  name: 'Ring',
  nameNe: null,
  sku: 'RG-7',
  size: '7',
  quantity: 1,
  unitPrice: 10_000,
};
const order: EditableOrder = {
  contact: { name: 'Sita', email: 'sita@example.com', phone: '+9779841000000' },
  address: { district: 'Lalitpur', street: 'Pulchowk 12' },
  notes: null,
  paymentMethod: 'COD',
  lines: [ring],
  shipping: 0,
  couponCode: null,
  couponDiscount: 0,
  staffDiscount: 0,
  finalTotal: 11_800,
};

test.each<[string, Partial<EditableOrder>, string[], boolean]>([
  ['no change', {}, [], false],
  ['another phone number', { contact: { ...order.contact, phone: '+9779841000009' } }, ['CONTACT'], false],
  ['another street', { address: { ...order.address, street: 'Patan 3' } }, ['ADDRESS'], false],
  ['one more item', { lines: [{ ...ring, quantity: 2 }], finalTotal: 23_600 }, ['LINES', 'TOTAL'], true],
  ['one item fewer', { lines: [], finalTotal: 0 }, ['LINES', 'TOTAL'], true],
  ['a discount', { staffDiscount: 1_000, finalTotal: 10_620 }, ['DISCOUNT', 'TOTAL'], false],
  ['higher shipping', { shipping: 500, finalTotal: 12_300 }, ['SHIPPING', 'TOTAL'], true],
  ['another payment method', { paymentMethod: 'BANK_TRANSFER' }, ['PAYMENT_METHOD'], true],
])(
  'lists the changes and whether the customer must approve them: %s',
  (_case, changes, parts, isApprovalNeeded) => {
    const after = { ...order, ...changes };
    expect(compareOrders(order, after).map(({ part }) => part)).toEqual(parts);
    expect(needsApproval(order, after)).toBe(isApprovalNeeded);
  },
);

test('lists added, removed and repriced items, and omits unchanged ones', () => {
  const chain = { ...ring, name: 'Chain', sku: 'CH-1', size: null };
  const repricedRing = { ...ring, unitPrice: 12_000 };
  expect(
    compareLines([{ ...ring, quantity: 2 }, chain], [ring, repricedRing, chain]).map(
      ({ line, before, after }) => [line.sku, line.unitPrice, before, after],
    ),
  ).toEqual([
    ['RG-7', 10_000, 2, 1],
    ['RG-7', 12_000, 0, 1],
  ]);
});
