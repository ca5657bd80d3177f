import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderSheet } from '#web/admin/order/testing/orderSheet.ts';
import { returnSheet } from '#web/admin/returns/testing/returnSheet.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import type { OrderReturns_OrderFragment as Order } from './StartReturn.generated.ts';
import { StartReturnDialog } from './StartReturnDialog.tsx';
import { toStart, toStartValues } from './startValues.ts';

const order: Order = {
  ...returnSheet().order,
  status: 'DELIVERED',
  contact: orderSheet().contact,
  lines: [
    {
      ...{ id: '1', productId: null, name: 'Ring', nameNe: null, size: '12', returnable: 1 },
      ...{ quantity: 1, couponDiscount: 0, staffDiscount: 0, lineTotal: 10_000, returned: 0 },
    },
  ],
  returns: [],
};

test('what is wanted instead is asked for where another piece is wanted', async () => {
  renderScreen(<StartReturnDialog order={order} reload={async () => {}} onClose={() => {}} />, {
    viewer: aViewer({ role: 'ADMIN' }),
  });
  const line = within(await screen.findByRole('group', { name: /^Ring/ }));
  expect(line.queryByLabelText(/Piece wanted instead/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/Wanted for it/), 'EXCHANGE');
  expect(line.getByLabelText(/Piece wanted instead/)).toBeDefined();
});

test('nothing is sent of what was typed where the money is wanted after all', () => {
  const values = toStartValues(order);
  const typed = { ...values, lines: values.lines.map((line) => ({ ...line, wishedWords: ' With a ruby ' })) };
  expect(toStart({ ...typed, wish: 'EXCHANGE' }).lines).toMatchObject([{ wishedWords: 'With a ruby' }]);
  expect(toStart(typed).lines?.[0]).not.toHaveProperty('wishedWords');
});
