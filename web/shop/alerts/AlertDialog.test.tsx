import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createUserError } from '#web/testing/createUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

type CreateAlertResult = {
  created: boolean;
  errors: { code: string; field: string | null; message: string }[];
};

function openDialog(
  props: Partial<AlertDialogProps>,
  payload: CreateAlertResult = { created: true, errors: [] },
  store = { showPricesWithTax: true },
) {
  const requests: unknown[] = [];
  const onClose = vi.fn();
  const link = new ApolloLink(({ variables, operationName }) => {
    if (operationName === 'CreateAlert') requests.push(variables.input);
    return of({ data: { createAlert: { __typename: 'CreateAlertPayload', ...payload } } });
  });
  const product = { id: '7', name: 'Mundri' };
  renderScreen(
    <AlertDialog
      kind="BACK_IN_STOCK"
      product={product}
      price={90_000}
      sizes={[]}
      size={null}
      onClose={onClose}
      {...props}
    />,
    { link, store },
  );
  return { requests, onClose };
}

const submitForm = () => fireEvent.click(screen.getByText('Notify me'));

function enterText(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('a guest enters an address and a size to be notified when the product is back in stock', async () => {
  const { requests, onClose } = openDialog({ sizes: ['12', '14'] });
  enterText('Size', '14');
  enterText('Email address', 'maya@example.com');
  submitForm();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requests).toEqual([
    { kind: 'BACK_IN_STOCK', productId: '7', language: 'en', size: '14', email: 'maya@example.com' },
  ]);
});

test('the target price includes tax if the displayed price does', async () => {
  const { requests } = openDialog({ kind: 'PRICE_BELOW', size: '12' });
  expect(screen.getByText(/^Mundri costs NPR 90,000 incl\. tax today\./)).toBeTruthy();
  enterText('Your price incl. tax (NPR)', '80,000');
  enterText('Email address', 'maya@example.com');
  submitForm();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ kind: 'PRICE_BELOW', size: '12', priceWithTax: 80_000 });
  expect(requests[0]).not.toHaveProperty('price');
});

test('the target price accepts amounts in common formats', async () => {
  const { requests } = openDialog({ kind: 'PRICE_BELOW', size: '12' }, undefined, {
    showPricesWithTax: false,
  });
  enterText('Your price (NPR)', 'रु ८०,०००');
  enterText('Email address', 'maya@example.com');
  submitForm();
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ kind: 'PRICE_BELOW', size: '12', price: 80_000 });
});

test.each([
  [true, 'priceWithTax', 'Your price incl. tax (NPR)'],
  [false, 'price', 'Your price (NPR)'],
])(
  'a problem from the server is shown at its field, and the dialog stays open (with tax: %s)',
  async (showPricesWithTax, field, label) => {
    const message = 'Enter a price below today’s price of NPR 90,000.';
    const { onClose } = openDialog(
      { kind: 'PRICE_BELOW' },
      {
        created: false,
        errors: [createUserError({ field, message })],
      },
      { showPricesWithTax },
    );
    submitForm();
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  },
);
