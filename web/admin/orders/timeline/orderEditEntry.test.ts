import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { parseOrderEdit } from './orderEditEntry.ts';

const ring = { name: 'Ring', nameNe: null, sku: 'RG-6', size: '6', quantity: 1, unitPrice: 10_000 };

test('the entry of an order edit describes the changed items and total, the customer’s agreement and the changed fields', () => {
  const data = {
    changes: [
      { part: 'CONTACT', before: { name: 'Sita', phone: '1' }, after: { name: 'Sita', phone: '2' } },
      { part: 'LINES', before: [ring], after: [{ ...ring, quantity: 3 }] },
      { part: 'TOTAL', before: 11_800, after: 35_400 },
    ],
    agreement: { by: 'PHONE', note: 'Sita, 2 pm' },
  };
  expect(parseOrderEdit(i18n, 'EDIT', data)).toEqual({
    texts: [
      'Added: 2 × Ring, size 6, NPR 10,000 each',
      'Total: NPR 11,800 → NPR 35,400',
      'Agreed by phone: Sita, 2 pm',
    ],
    fields: [{ label: 'Phone', before: '1', after: '2' }],
  });
});

test('a response by the customer is distinguished from a response recorded by staff', () => {
  const storeEdit = { changes: [], agreement: { by: 'PAGE' } };
  expect(parseOrderEdit(i18n, 'EDIT', storeEdit)?.texts).toEqual(['Approved on the order page']);
  expect(parseOrderEdit(i18n, 'EDIT', { proposalId: '1', note: 'No' })?.texts).toEqual(['Note: No']);
});

test('an entry of another kind is not an order edit', () => {
  expect(parseOrderEdit(i18n, 'PAYMENT', { changes: [] })).toBeNull();
  expect(parseOrderEdit(i18n, 'EDIT', null)).toBeNull();
});
