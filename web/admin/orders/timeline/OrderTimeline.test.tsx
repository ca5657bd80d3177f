import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOrder, aTimelineEntry } from '#web/admin/order/testing/anOrder.ts';
import { i18n } from '#web/locale/i18n.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { describePayment } from './describePayment.ts';
import type { OrderRecordsQuery } from './OrderTimeline.generated.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

const authorName = 'Sita Rai';
const email = {
  id: 'm1',
  template: 'ORDER_STATUS',
  subject: 'Your order is confirmed',
  toEmail: 'customer@example.com',
  status: 'FAILED',
  createdAt: '2026-11-20T08:30:00Z',
  sentAt: null,
  lastError: 'The mailbox is full.',
} as NonNullable<OrderRecordsQuery['mails']>['edges'][number]['node'];

function open() {
  const { staff } = anOrder();
  const history = [
    aTimelineEntry({ at: '2026-11-20T07:00:00Z' }),
    aTimelineEntry({
      kind: 'EDIT',
      at: '2026-11-20T08:00:00Z',
      by: authorName,
      data: { before: { size: '12' }, after: { size: '14' } },
    }),
    aTimelineEntry({ status: 'CONFIRMED', at: '2026-11-20T08:10:00Z', by: authorName, isUndone: true }),
    aTimelineEntry({ at: '2026-11-20T08:11:00Z', by: authorName, undoes: 'CONFIRMED' }),
    aTimelineEntry({
      kind: 'NOTE',
      at: '2026-11-20T08:15:00Z',
      by: authorName,
      note: 'Wants it engraved.',
      isStaffOnly: true,
      isOwnNote: true,
    }),
    aTimelineEntry({
      kind: 'PAYMENT',
      at: '2026-11-20T08:20:00Z',
      by: authorName,
      note: 'Payment received.',
      data: { amount: 11_800, method: 'BANK_TRANSFER', reference: 'T-77' },
    }),
  ];
  renderScreen(
    <OrderTimeline
      order={{ id: '7', fulfilment: 'DELIVERY', staff: { ...staff, history } }}
      emails={[{ node: email }]}
      reload={async () => {}}
      onWrite={() => {}}
    />,
  );
  return within(screen.getByRole('list', { name: 'Timeline' }));
}

test('emails, changes, payments, steps and notes are in one list, newest first', () => {
  const itemTexts = open()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  const expectedTexts = [
    'Your order is confirmed',
    'NPR 11,800 by Bank transfer · T-77',
    'Wants it engraved.',
    'Undone: Confirmed',
    'Confirmed',
    'Size: 12 → 14',
    'Placed',
  ];
  expect(itemTexts).toHaveLength(expectedTexts.length);
  for (const [index, text] of expectedTexts.entries()) expect(itemTexts[index]).toContain(text);
});

test('a refund is described with readable names instead of codes', () => {
  const refund = aTimelineEntry({
    kind: 'PAYMENT',
    note: 'Payment refunded.',
    data: { refunded: 1_000, method: 'BANK_TRANSFER' },
  });
  expect(describePayment(i18n, refund.data)).toBe('NPR 1,000 by Bank transfer');
});

test('a transfer receipt is described with its amount and bank reference', () => {
  expect(describePayment(i18n, { slip: { amount: 60_281, reference: 'FT26' } })).toBe('NPR 60,281 · FT26');
});

test('a failed email shows the reason and can be sent again', () => {
  const list = open();
  expect(list.getByText('The mailbox is full.')).toBeTruthy();
  expect(list.getByRole('button', { name: 'Send again' })).toBeTruthy();
});

test('notes can be filtered, and edited by their authors', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Notes only' }));
  const items = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem');
  expect(items).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Edit the note/ }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Wants it engraved.');
});
