import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { AuditActor } from './AuditActor.tsx';
import type { AuditPage_EntryFragment as Entry } from './AuditPage.generated.ts';

const entry: Entry = {
  id: '1',
  actor: null,
  apiKey: null,
  subject: null,
  action: 'order.cancel',
  entity: 'Order',
  entityId: '42',
  before: null,
  after: null,
  ip: '127.0.0.1',
  requestId: 'r1',
  at: '2026-11-20T07:00:00Z',
};
const actor = { id: '7', name: 'Binita', email: 'binita@example.com' };

test.each<[string, Partial<Entry>]>([
  ['Not signed in', { action: 'signIn.failed', entity: 'User' }],
  ['Not signed in', { action: 'signIn.failed', entity: 'Network' }],
  ['Deleted account', {}],
  ['Binita, binita@example.com', { actor }],
])('shows “%s”', (name, overrides) => {
  renderScreen(<AuditActor entry={{ ...entry, ...overrides }} shouldShowEmail />);
  expect(screen.getByText(name)).toBeTruthy();
});
