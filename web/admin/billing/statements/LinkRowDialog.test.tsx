import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { LinkRowDialog } from './LinkRowDialog.tsx';

test('an order whose ledger lacks the payment is rejected, with a link to the order', async () => {
  const userError = createUserError({
    ...{ code: 'NOT_FOUND', reason: 'ORDER_WITHOUT_PAYMENT', params: { number: 'JW-7K2M94TXQE' } },
    ...{ field: 'orderNumber', message: 'The ledger of JW-7K2M94TXQE has no such payment.' },
  });
  const resolveStatementRow = { __typename: 'ResolveStatementRowPayload', row: null, errors: [userError] };
  const link = new ApolloLink(() => of({ data: { resolveStatementRow } }));
  renderScreen(<LinkRowDialog rowId="row" orderNumber="jw7k2m94txqe" onClose={() => {}} />, { link });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  const orderLink = await screen.findByRole('link', { name: 'Open order JW-7K2M94TXQE in a new tab' });
  expect(orderLink.getAttribute('href')).toContain('JW-7K2M94TXQE');
});
