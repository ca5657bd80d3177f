import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER, of } from 'rxjs';
import { expect, test } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { RequestReturnDialog } from './RequestReturnDialog.tsx';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';

const line = {
  ...{ id: 'ring', productId: 'lotus', name: 'Lotus ring', nameNe: null, size: '12' },
  ...{ quantity: 1, returned: 0, returnable: 1 },
};
const order: Order = {
  ...{ id: '1', number: 'JW-7K2M9QX4TB', status: 'DELIVERED', refundDue: 0, isReturnable: true },
  ...{ returnableUntil: null, refunds: [], returns: [], lines: [line] },
};
const sizes = [
  { id: 'a', size: '12', stock: 3 },
  { id: 'b', size: '14', stock: 1 },
  { id: 'c', size: '16', stock: 0 },
].map((variant) => ({ ...variant, __typename: 'Variant' }));

/** Opens the dialog and returns the inputs it sends. The server responds to each request with an error. */
function openDialog() {
  const sentInputs: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'WishedSizes')
      return of({ data: { product: { __typename: 'Product', id: 'lotus', variants: sizes } } });
    if (operationName !== 'RequestReturn') return NEVER;
    sentInputs.push(variables.input);
    const error = createUserError({ message: 'Choose the size.', field: 'lines.0.exchangeSize' });
    return of({ data: { requestReturn: { __typename: 'ReturnPayload', return: null, errors: [error] } } });
  });
  renderScreen(<RequestReturnDialog order={order} guestToken={null} onClose={() => {}} />, { link });
  return sentInputs;
}

const submitRequest = () => userEvent.click(screen.getByRole('button', { name: 'Request return' }));

test('a refund needs no further details', async () => {
  const sentInputs = openDialog();
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'WRONG_SIZE');
  expect(screen.queryByRole('group', { name: 'Instead of Lotus ring' })).toBeNull();
  await submitRequest();
  await waitFor(() => expect(sentInputs).toHaveLength(1));
  expect(sentInputs).toMatchObject([
    { wish: 'REFUND', lines: [{ lineId: 'ring', quantity: 1, reason: 'WRONG_SIZE' }] },
  ]);
});

test('an exchange requires a size, shown with its stock, or a description', async () => {
  const sentInputs = openDialog();
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'WRONG_SIZE');
  await userEvent.click(screen.getByLabelText('Exchange for another piece'));
  const exchangeGroup = within(screen.getByRole('group', { name: 'Instead of Lotus ring' }));
  const size = await exchangeGroup.findByLabelText('Size you would like');
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Please choose', '12 · in stock', '14 · in stock', '16 · sold out']);
  await submitRequest();
  expect(await exchangeGroup.findByText('Choose the size.')).toBeTruthy();
  await userEvent.selectOptions(size, '14');
  await userEvent.type(exchangeGroup.getByLabelText(/What would you like instead/), 'Or ruby');
  await submitRequest();
  await waitFor(() => expect(sentInputs).toHaveLength(2));
  expect(sentInputs[1]).toMatchObject({
    wish: 'EXCHANGE',
    lines: [{ lineId: 'ring', exchangeSize: '14', exchangePreference: 'Or ruby' }],
  });
});
