import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOrder } from '#web/admin/order/testing/anOrder.ts';
import { aReturn } from '#web/admin/returns/testing/aReturn.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';
import { StartReturnDialog } from './StartReturnDialog.tsx';
import { toStartInput, toStartValues } from './startValues.ts';

const order: Order = {
  ...aReturn().order,
  status: 'DELIVERED',
  contact: anOrder().contact,
  lines: [
    {
      ...{ id: '1', productId: null, name: 'Ring', nameNe: null, size: '12', returnable: 1 },
      ...{ quantity: 1, couponDiscount: 0, staffDiscount: 0, lineTotal: 10_000, returned: 0 },
    },
  ],
  returns: [],
};

test('an exchange has a field for the requested item', async () => {
  renderScreen(<StartReturnDialog order={order} reload={async () => {}} onClose={() => {}} />, {
    viewer: createViewer({ role: 'ADMIN' }),
  });
  const line = within(await screen.findByRole('group', { name: /^Ring/ }));
  expect(line.queryByLabelText(/Replacement item/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/Resolution/), 'EXCHANGE');
  expect(line.getByLabelText(/Replacement item/)).toBeDefined();
});

test('a requested item typed before switching to a refund is not sent', () => {
  const values = toStartValues(order);
  const valuesWithReplacement = {
    ...values,
    lines: values.lines.map((line) => ({ ...line, exchangePreference: ' With a ruby ' })),
  };
  expect(toStartInput({ ...valuesWithReplacement, wish: 'EXCHANGE' }).lines).toMatchObject([
    { exchangePreference: 'With a ruby' },
  ]);
  expect(toStartInput(valuesWithReplacement).lines?.[0]).not.toHaveProperty('exchangePreference');
});
