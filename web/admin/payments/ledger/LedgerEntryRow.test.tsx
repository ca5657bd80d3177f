import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { LedgerEntry_PaymentFragment as LedgerEntry } from '#web/admin/order/Order.generated.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { LedgerEntryRow } from './LedgerEntryRow.tsx';

const entry: LedgerEntry = {
  id: '1',
  kind: 'PAYMENT',
  method: 'CASH',
  amount: 5_000,
  reference: 'R-1',
  note: null,
  settledAt: '2026-11-20T06:00:00Z',
  by: 'Sita Rai',
  voidedAt: null,
  voidedBy: null,
  voidReason: null,
  isByProvider: false,
  refundableByProvider: 0,
};

test('an entry shows its amount, method, time, reference and author, and can be voided', async () => {
  const onVoid = vi.fn();
  renderScreen(<LedgerEntryRow entry={entry} onVoid={onVoid} />);
  expect(screen.getByRole('listitem').textContent).toMatch(/Payment · Cash.*NPR 5,000.*R-1 · Sita Rai/);
  await userEvent.click(screen.getByRole('button', { name: /^Void NPR 5,000/ }));
  expect(onVoid).toHaveBeenCalledWith(entry);
});

test('a voided entry is crossed out with its reason and cannot be voided again', () => {
  const voidedEntry = {
    ...entry,
    voidedAt: '2026-11-21T06:00:00Z',
    voidedBy: 'Maya',
    voidReason: 'Typed wrong',
  };
  renderScreen(<LedgerEntryRow entry={voidedEntry} onVoid={() => {}} />);
  expect(screen.getByText('Payment · Cash').closest('s')).not.toBeNull();
  expect(screen.getByRole('listitem').textContent).toMatch(/Voided.*Maya · Typed wrong/);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refund is shown as a negative amount', () => {
  renderScreen(<LedgerEntryRow entry={{ ...entry, kind: 'REFUND' }} />);
  expect(screen.getByText('−NPR 5,000')).toBeDefined();
});

test('an entry from a provider is marked as such and cannot be voided', () => {
  renderScreen(
    <LedgerEntryRow entry={{ ...entry, method: 'KHALTI', isByProvider: true }} onVoid={() => {}} />,
  );
  expect(screen.getByRole('listitem').textContent).toContain('reported by the provider');
  expect(screen.queryByRole('button')).toBeNull();
});
