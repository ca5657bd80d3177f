import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { CheckYourEmail } from '#web/session/emailLinks/CheckYourEmail.tsx';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { AlertsPage } from '../alerts/AlertsPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { OrdersPage } from './orders/OrdersPage.tsx';

const UNCONFIRMED_NOTICE =
  'Your guest orders and alerts for sita@example.com will appear once you confirm this address.';

function open(page: ReactNode, isEmailVerified: boolean) {
  const requests: string[] = [];
  const me = { __typename: 'User', id: '7', email: 'sita@example.com', isEmailVerified };
  const payload = { __typename: 'RequestEmailVerificationPayload', requested: true, errors: [] };
  const link = new ApolloLink(({ operationName = '' }) => {
    requests.push(operationName);
    if (operationName === 'AddressConfirmation') return of({ data: { me } });
    if (operationName === 'RequestEmailVerification')
      return of({ data: { requestEmailVerification: payload } });
    return NEVER;
  });
  renderScreen(page, { link });
  return requests;
}

test.each([
  ['the dashboard', <DashboardPage key="screen" />],
  ['the list of orders', <OrdersPage key="screen" />],
  ['the list of alerts', <AlertsPage key="screen" />],
  ['the page after registration', <CheckYourEmail key="screen" email="sita@example.com" next="/" />],
])(
  'while the address is unconfirmed, %s explains why guest orders are missing and can resend the email',
  async (_case, page) => {
    const requests = open(page, false);
    expect(await screen.findByText(UNCONFIRMED_NOTICE)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^We’ve sent a link to sita@example\.com/,
    );
    expect(requests.filter((name) => name === 'RequestEmailVerification')).toHaveLength(1);
  },
);

test('a confirmed address shows no notice', async () => {
  const requests = open(<OrdersPage />, true);
  await waitFor(() => expect(requests).toContain('AddressConfirmation'));
  expect(screen.queryByText(UNCONFIRMED_NOTICE)).toBeNull();
});
