import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SaleResultFigure, type SoldOrder } from './SaleResultFigure.tsx';

const order: SoldOrder = {
  fulfilment: 'COUNTER',
  paymentMethod: 'CASH',
  totals: { finalTotal: 1180 },
  staff: { due: 0, payments: [] },
};

test.each([
  ['the change', { staff: { due: 0, payments: [{ change: 320 }] } }, 'Change to giveNPR 320'],
  ['that everything is paid', {}, 'PaidNPR 1,180'],
  [
    'the amount to collect on delivery',
    { fulfilment: 'DELIVERY', paymentMethod: 'COD', staff: { due: 1180, payments: [] } },
    'To collect on deliveryNPR 1,180',
  ],
  [
    'the amount to pay at pick-up',
    { fulfilment: 'PICKUP', staff: { due: 680, payments: [] } },
    'To pay at pick-upNPR 680',
  ],
] as const)('a completed sale shows %s', (_case, overrides, expectedText) => {
  renderScreen(<SaleResultFigure order={{ ...order, ...overrides } as SoldOrder} />);
  expect(screen.getByRole('status').textContent?.replaceAll(' ', ' ')).toBe(expectedText);
});
