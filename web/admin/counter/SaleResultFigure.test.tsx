import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SoldFigure, type SoldOrder } from './SoldFigure.tsx';

const order: SoldOrder = {
  fulfilment: 'COUNTER',
  paymentMethod: 'CASH',
  totals: { finalTotal: 1180 },
  staff: { due: 0, payments: [] },
};

test.each([
  ['the change that goes back', { staff: { due: 0, payments: [{ change: 320 }] } }, 'Change to giveNPR 320'],
  ['that all is paid', {}, 'PaidNPR 1,180'],
  [
    'what is collected on delivery',
    { fulfilment: 'DELIVERY', paymentMethod: 'COD', staff: { due: 1180, payments: [] } },
    'To be collected on deliveryNPR 1,180',
  ],
  [
    'what is paid at pick-up',
    { fulfilment: 'PICKUP', staff: { due: 680, payments: [] } },
    'To be paid at pick-upNPR 680',
  ],
] as const)('once it is sold one reads %s', (_what, given, says) => {
  renderScreen(<SoldFigure order={{ ...order, ...given } as SoldOrder} />);
  expect(screen.getByRole('status').textContent?.replaceAll(' ', ' ')).toBe(says);
});
