import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { OrderHistory } from './OrderHistory.tsx';

// The first test pays for loading what all of them show, which a busy machine takes its time for.
vi.setConfig({ testTimeout: 20_000 });

test('the timeline says a status once, where the order came to it', () => {
  const by = 'Sita Rai';
  renderScreen(
    <OrderHistory
      history={[
        { status: 'PENDING', note: null, at: '2026-11-20T07:00:00Z', by: null },
        { status: 'PENDING', note: 'Changed: contact', at: '2026-11-20T08:00:00Z', by },
        { status: 'DELIVERED', note: null, at: '2026-11-21T07:00:00Z', by },
        { status: 'DELIVERED', note: 'Payment received.', at: '2026-11-21T08:00:00Z', by },
      ]}
    />,
  );
  const entries = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(
    entries.map((text) => /^(Payment received\.|Delivered|Changed: contact|Placed)/.exec(text)?.[0]),
  ).toEqual(['Payment received.', 'Delivered', 'Changed: contact', 'Placed']);
});
