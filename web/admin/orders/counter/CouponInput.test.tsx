import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CouponInput } from './CouponInput.tsx';

test('an emptied coupon is taken off at once, so that a refused one holds up no sale', () => {
  const onApply = vi.fn();
  renderScreen(<CouponInput problem="This coupon has been used up." onApply={onApply} />);
  const code = screen.getByLabelText('Coupon');
  fireEvent.change(code, { target: { value: 'FIRST20' } });
  fireEvent.click(screen.getByText('Apply'));
  fireEvent.change(code, { target: { value: '' } });
  expect(onApply.mock.calls).toEqual([['FIRST20'], ['']]);
});
