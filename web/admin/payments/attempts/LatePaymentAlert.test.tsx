import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PaidTooLate } from './PaidTooLate.tsx';

const { staff } = orderSheet();
const late = orderSheet({
  ...{ status: 'CANCELLED', isExpired: true, paymentStatus: 'PAID', version: 3 },
  staff: { ...staff, refundDue: 11_800, due: 0 },
});

test('an order whose money came late goes on at one press, unless its pieces are gone', async () => {
  const sent: unknown[] = [];
  const gone = aUserError({ message: 'This piece is sold out.' });
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'ReopenOrder') return NEVER;
    sent.push(variables.input);
    return of({ data: { reopenOrder: { __typename: 'OrderPayload', order: null, errors: [gone] } } });
  });
  renderScreen(<PaidTooLate order={late} />, { viewer: aViewer({ role: 'ADMIN' }), link });
  expect(screen.getByText(/NPR 11,800 came in late/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Accept if the pieces are still here' }));
  await waitFor(() => expect(sent).toEqual([{ id: late.id, version: 3 }]));
});

test('there is nothing to say of an order that stands', () => {
  renderScreen(<PaidTooLate order={orderSheet()} />, { viewer: aViewer({ role: 'ADMIN' }) });
  expect(screen.queryByRole('alert')).toBeNull();
});
