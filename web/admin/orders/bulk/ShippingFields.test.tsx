import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ShippingFields } from './ShippingFields.tsx';

test('orders shipped together require tracking numbers, or one carrier for all of them', async () => {
  const onAnswer = vi.fn();
  renderScreen(
    <ShippingFields
      count={2}
      names={['JW-7K2M9QX4TB', 'JW-3H8D2VNPWE']}
      answer={undefined}
      onAnswer={onAnswer}
    />,
  );
  const trackingNumbersLink = await screen.findByRole('link', { name: 'Enter tracking numbers' });
  expect(trackingNumbersLink.getAttribute('href')).toContain(
    '/admin/orders/tracking?orders=JW-7K2M9QX4TB,JW-3H8D2VNPWE',
  );
  expect(onAnswer).toHaveBeenLastCalledWith({});
  await userEvent.type(screen.getByRole('combobox', { name: 'Carrier for all orders (optional)' }), 'Upaya');
  expect(onAnswer).toHaveBeenLastCalledWith({ carrier: 'Upaya' });
});
