import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { AuditPage_EntryFragment as Entry } from './AuditPage.generated.ts';
import { AuditSubject } from './AuditSubject.tsx';

function open(overrides: Partial<Entry>) {
  const entry: Entry = {
    id: '1',
    actor: null,
    apiKey: null,
    subject: null,
    action: 'customer.block',
    entity: 'User',
    entityId: '42',
    before: null,
    after: null,
    ip: '127.0.0.1',
    requestId: 'r1',
    at: '2026-11-20T07:00:00Z',
    ...overrides,
  };
  renderScreen(<AuditSubject entry={entry} />);
}

test.each([
  ['customer.block', 'User', { name: 'Sita Rai', detail: 'sita@example.com' }, '/admin/customers/42'],
  ['coupon.update', 'Coupon', { name: 'TIHAR', detail: null }, '/admin/coupons/42'],
  ['collection.update', 'Collection', { name: 'Bridal', detail: null }, '/admin/collections/42'],
  ['mail.retry', 'Mail', { name: 'sita@example.com', detail: 'Your order' }, '/admin/mail/42'],
] as const)('the entry of %s links to its subject', (action, entity, subject, path) => {
  open({ action, entity, subject });
  expect(screen.getByRole('link', { name: subject.name }).getAttribute('href')).toBe(path);
  if (subject.detail) expect(screen.getByText(subject.detail)).toBeTruthy();
});

test('the entry of a deleted object shows its name without a link', () => {
  open({ action: 'coupon.delete', entity: 'Coupon', subject: { name: 'TIHAR', detail: null } });
  expect(screen.getByText('TIHAR')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
