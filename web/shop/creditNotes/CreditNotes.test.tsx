import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CreditNotes } from './CreditNotes.tsx';

const note = {
  id: '1',
  number: 'CN-2083/84-000012',
  url: '/invoices/credit-notes/1',
  issuedAt: '2026-11-20T06:00:00Z',
  total: 11_800,
};

test('shows the amount, date and download of each credit note', () => {
  renderScreen(<CreditNotes order={{ creditNotes: [note] }} />);
  const list = within(screen.getByRole('list', { name: 'Credit notes' }));
  expect(list.getByRole('button', { name: 'Credit note CN-2083/84-000012' })).toBeTruthy();
  expect(list.getByText('NPR 11,800 · 20 November 2026')).toBeTruthy();
});

test('renders nothing for an order without credit notes', () => {
  expect(renderScreen(<CreditNotes order={{ creditNotes: [] }} />).container.textContent).toBe('');
});
