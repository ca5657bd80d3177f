import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { CheckYourMail } from '#web/session/mailedLinks/CheckYourMail.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { AlertsPage } from '../alerts/AlertsPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';

const WHY = 'Orders and alerts made with sita@example.com as a guest appear once you confirm this address.';

function open(shown: ReactNode, isEmailVerified: boolean) {
  const asked: string[] = [];
  const me = { __typename: 'User', id: '7', email: 'sita@example.com', isEmailVerified };
  const sent = { __typename: 'RequestEmailVerificationPayload', requested: true, errors: [] };
  const link = new ApolloLink(({ operationName = '' }) => {
    asked.push(operationName);
    if (operationName === 'AddressConfirmation') return of({ data: { me } });
    if (operationName === 'RequestEmailVerification') return of({ data: { requestEmailVerification: sent } });
    return NEVER;
  });
  renderScreen(shown, { link });
  return asked;
}

test.each([
  ['the dashboard', <DashboardPage key="screen" />],
  ['the list of orders', <OrdersPage key="screen" />],
  ['the list of alerts', <AlertsPage key="screen" />],
  ['what follows the registration', <CheckYourMail key="screen" email="sita@example.com" next="/" />],
])(
  'while the address is not confirmed, %s says why guest orders are missing, and sends the mail again',
  async (_what, shown) => {
    const asked = open(shown, false);
    expect(await screen.findByText(WHY)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/^We sent a link to sita@example\.com/);
    expect(asked.filter((name) => name === 'RequestEmailVerification')).toHaveLength(1);
  },
);

test('who has confirmed their address reads nothing of it', async () => {
  const asked = open(<OrdersPage />, true);
  await waitFor(() => expect(asked).toContain('AddressConfirmation'));
  expect(screen.queryByText(WHY)).toBeNull();
});
