import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { ApiKeys_KeyFragment as Key } from './ApiKeys.generated.ts';
import { KeyActions } from './KeyActions.tsx';
import { KeyLimitsDialog } from './KeyLimitsDialog.tsx';

const key: Key = {
  ...{ id: '1', name: 'Till', prefix: 'jwk_12345678', scopes: ['WRITE_ORDERS'], state: 'VALID' },
  ...{ createdAt: '2026-11-20T06:00:00Z', expiresAt: null, lastUsedAt: null, lastUsedFrom: null },
  ...{ rotatedAt: null, revokedAt: null, createdBy: null, previous: null },
  limits: { discountPercent: 5, refundNpr: 2_000 },
};

test('shows the current limits and requires a number', async () => {
  renderScreen(<KeyLimitsDialog apiKey={key} onClose={() => {}} />);
  const discountField = await screen.findByLabelText(/Maximum discount \(%\)/);
  expect(discountField).toHaveProperty('value', '5');
  expect(screen.getByLabelText(/Maximum compensation \(NPR\)/)).toHaveProperty('value', '2000');
  await userEvent.clear(discountField);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter the discount as a whole number from 0 to 100.')).toBeDefined();
});

test.each([
  [['WRITE_ORDERS'], 1],
  [['READ_ORDERS'], 0],
] as const)('a key with the scopes %s shows %i menu items for its limits', async (scopes, count) => {
  renderScreen(<KeyActions apiKey={{ ...key, scopes: [...scopes] }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Till' }));
  expect(screen.queryAllByRole('menuitem', { name: 'Limits' })).toHaveLength(count);
});
