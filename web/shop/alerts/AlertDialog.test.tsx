import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { aUserError } from '#web/testing/aUserError.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';

type Answer = { created: boolean; errors: { code: string; field: string | null; message: string }[] };

function openDialog(
  given: Partial<AlertDialogProps>,
  answer: Answer = { created: true, errors: [] },
  store = { showPricesWithTax: true },
) {
  const asked: unknown[] = [];
  const onClose = vi.fn();
  const link = new ApolloLink(({ variables, operationName }) => {
    if (operationName === 'CreateAlert') asked.push(variables.input);
    return of({ data: { createAlert: { __typename: 'CreateAlertPayload', ...answer } } });
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
      {...given}
    />,
    { link, store },
  );
  return { asked, onClose };
}

const press = () => fireEvent.click(screen.getByText('Notify me'));

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

test('a guest names an address and a size, and is written to when the piece is back', async () => {
  const { asked, onClose } = openDialog({ sizes: ['12', '14'] });
  enter('Size', '14');
  enter('Email address', 'maya@example.com');
  press();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([
    { kind: 'BACK_IN_STOCK', productId: '7', language: 'en', size: '14', email: 'maya@example.com' },
  ]);
});

test('a wished price includes tax as the price does that it is compared with', async () => {
  const { asked } = openDialog({ kind: 'PRICE_BELOW', size: '12' });
  expect(screen.getByText(/^Mundri costs NPR 90,000 incl\. tax today\./)).toBeTruthy();
  enter('Your price incl. tax (NPR)', '80,000');
  enter('Email address', 'maya@example.com');
  press();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'PRICE_BELOW', size: '12', priceWithTax: 80_000 });
  expect(asked[0]).not.toHaveProperty('price');
});

test('a wished price is read as people write it', async () => {
  const { asked } = openDialog({ kind: 'PRICE_BELOW', size: '12' }, undefined, { showPricesWithTax: false });
  enter('Your price (NPR)', 'रु ८०,०००');
  enter('Email address', 'maya@example.com');
  press();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ kind: 'PRICE_BELOW', size: '12', price: 80_000 });
});

test.each([
  [true, 'priceWithTax', 'Your price incl. tax (NPR)'],
  [false, 'price', 'Your price (NPR)'],
])(
  'what the store says is wrong stands at its field, and the dialog stays (with tax: %s)',
  async (showPricesWithTax, field, label) => {
    const message = 'Enter less than the price today, NPR 90,000.';
    const { onClose } = openDialog(
      { kind: 'PRICE_BELOW' },
      {
        created: false,
        errors: [aUserError({ field, message })],
      },
      { showPricesWithTax },
    );
    press();
    await waitFor(() => expect(screen.getByText(message)).toBeTruthy());
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(onClose).not.toHaveBeenCalled();
  },
);
