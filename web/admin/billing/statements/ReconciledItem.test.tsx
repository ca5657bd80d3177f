import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ReconciledItem } from './ReconciledItem.tsx';
import type { Statements_ItemFragment as Item } from './Statements.generated.ts';

const row: NonNullable<Item['row']> = {
  ...{ id: 'row', day: '2026-11-27', amount: 11_800.5, fee: 177, line: 4, fileName: 'esewa.csv' },
  ...{ reference: 'ours-1', transactionId: 'TX-1', description: null, reason: null, decidedBy: null },
  orderNumber: null,
};
const payment: NonNullable<Item['payment']> = {
  ...{ id: 'payment', kind: 'PAYMENT', method: 'ESEWA', amount: 11_000, reference: 'TX-1' },
  ...{ at: '2026-11-27T06:00:00Z', orderId: 'order', orderNumber: 'JW-7K2M94TXQE', customer: 'Sita Rai' },
};

function renderItem(item: Partial<Item>) {
  const defaultItem: Item = {
    ...{ id: 'row', outcome: 'MATCHED', by: 'TRANSACTION', row, payment, remittance: null, difference: 0 },
  };
  renderScreen(<ReconciledItem item={{ ...defaultItem, ...item }} />);
}

const listButtonNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a difference is shown with its amount, the statement row, the payment and a link to the order', () => {
  renderItem({ outcome: 'DIFFERS', difference: 800.5 });
  expect(screen.getByText('NPR 11,800.50')).toBeDefined();
  expect(screen.getByText('Difference: NPR 800.50')).toBeDefined();
  expect(screen.getByRole('link', { name: 'JW-7K2M94TXQE' })).toBeDefined();
  expect(listButtonNames()).toEqual(['Link', 'Set aside']);
});

test('a suggestion can be confirmed, linked with another payment or set aside', () => {
  renderItem({ outcome: 'SUGGESTED', by: 'AMOUNT' });
  expect(screen.getByText('by amount and day')).toBeDefined();
  expect(listButtonNames()).toEqual(['Link to this payment', 'Link', 'Set aside']);
});

test('an automatic match needs no action, and a decision by staff can be undone', () => {
  renderItem({});
  expect(listButtonNames()).toEqual([]);
  renderItem({
    outcome: 'SET_ASIDE',
    by: 'PERSON',
    payment: null,
    row: { ...row, reason: 'Rent', decidedBy: 'Binita' },
  });
  expect(screen.getByText('by staff · Rent · Binita')).toBeDefined();
  expect(listButtonNames()).toEqual(['Reopen']);
});

test('an entry that is only in the ledger is marked as such and has no actions', () => {
  renderItem({ id: 'payment', outcome: 'LEDGER_ONLY', by: null, row: null, difference: null });
  expect(screen.getByText('Not in any statement')).toBeDefined();
  expect(listButtonNames()).toEqual([]);
});

test('a row without a payment links to the order it names', () => {
  const rowWithOrder = { ...row, orderNumber: 'JW-7K2M94TXQE' };
  renderItem({ outcome: 'STATEMENT_ONLY', by: null, payment: null, difference: null, row: rowWithOrder });
  expect(screen.getByText('Not in the ledger')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Order JW-7K2M94TXQE' })).toBeDefined();
});

test('suggests a carrier’s remittance as one match, with a link to it', () => {
  const remittance = {
    ...{ id: 'remittance', carrier: 'Upaya', reference: 'UP-7', day: '2026-11-27', total: 11_800.5 },
  };
  renderItem({ outcome: 'SUGGESTED', by: 'AMOUNT', payment: null, remittance });
  expect(screen.getByRole('link', { name: 'Upaya · UP-7' })).toBeDefined();
  expect(listButtonNames()).toEqual(['Link to this remittance', 'Link', 'Set aside']);
});
