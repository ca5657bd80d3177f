import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { correctionOf } from './correction.ts';

const ring = { name: 'Ring', nameNe: null, sku: 'RG-6', size: '6', quantity: 1, unitPrice: 10_000 };

test('a correction says each part in words, whom it was agreed with, and which fields read otherwise', () => {
  const data = {
    changes: [
      { part: 'CONTACT', before: { name: 'Sita', phone: '1' }, after: { name: 'Sita', phone: '2' } },
      { part: 'LINES', before: [ring], after: [{ ...ring, quantity: 3 }] },
      { part: 'TOTAL', before: 11_800, after: 35_400 },
    ],
    agreement: { by: 'PHONE', note: 'Sita, 2 pm' },
  };
  expect(correctionOf(i18n, 'EDIT', data)).toEqual({
    texts: [
      'Added: 2 × Ring, size 6, NPR 10,000 each',
      'Total: NPR 11,800 → NPR 35,400',
      'Agreed by phone: Sita, 2 pm',
    ],
    fields: [{ label: 'Phone', before: '1', after: '2' }],
  });
});

test('what the buyer answered themselves, or through staff, is said so', () => {
  const onPage = { changes: [], agreement: { by: 'PAGE' } };
  expect(correctionOf(i18n, 'EDIT', onPage)?.texts).toEqual(['Agreed on the order’s page']);
  expect(correctionOf(i18n, 'EDIT', { proposalId: '1', note: 'No' })?.texts).toEqual(['Said: No']);
});

test('an entry of another kind is no correction', () => {
  expect(correctionOf(i18n, 'PAYMENT', { changes: [] })).toBeNull();
  expect(correctionOf(i18n, 'EDIT', null)).toBeNull();
});
