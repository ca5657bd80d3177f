import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { LatePaymentAlert } from './LatePaymentAlert.tsx';

const { staff } = anOrder();
const latePaidOrder = anOrder({
  ...{ status: 'CANCELLED', isExpired: true, paymentStatus: 'PAID', version: 3 },
  staff: { ...staff, refundDue: 11_800, due: 0 },
});

test('an order paid late is reopened with one click, unless its items are out of stock', async () => {
  const sentInputs: unknown[] = [];
  const outOfStockError = createUserError({ message: 'This piece is sold out.' });
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'ReopenOrder') return NEVER;
    sentInputs.push(variables.input);
    return of({
      data: { reopenOrder: { __typename: 'OrderPayload', order: null, errors: [outOfStockError] } },
    });
  });
  renderScreen(<LatePaymentAlert order={latePaidOrder} />, { viewer: createViewer({ role: 'ADMIN' }), link });
  expect(screen.getByText(/NPR 11,800 was paid late/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Reopen order if items are in stock' }));
  await waitFor(() => expect(sentInputs).toEqual([{ id: latePaidOrder.id, version: 3 }]));
});

test('an order that is not cancelled shows no alert', () => {
  renderScreen(<LatePaymentAlert order={anOrder()} />, { viewer: createViewer({ role: 'ADMIN' }) });
  expect(screen.queryByRole('alert')).toBeNull();
});
