import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { TotalsList } from './TotalsList.tsx';

test('shows the tax rate used for the order, not the store’s current rate', () => {
  const totals = {
    items: 1000,
    discount: 0,
    totalAmount: 1000,
    shipping: 200,
    shippingDiscount: 0,
    tax: 130,
    taxPercent: 13,
  };
  renderScreen(<TotalsList totals={{ ...totals, finalTotal: 1330 }} />);
  expect(screen.getByText('Estimated tax (13%)')).toBeTruthy();
});

test('the tax of a billed order is not labelled as an estimate', () => {
  const totals = { items: 1000, discount: 0, totalAmount: 1000, shipping: 200, shippingDiscount: 0 };
  renderScreen(<TotalsList totals={{ ...totals, tax: 130, taxPercent: 13, finalTotal: 1330 }} isBilled />);
  expect(screen.getByText('Tax (13%)')).toBeTruthy();
  expect(screen.queryByText(/Estimated/)).toBeNull();
});

test('shipping covered by a coupon is shown as free, with the name of the coupon', () => {
  const totals = { items: 1000, discount: 0, totalAmount: 1000, shipping: 0, shippingDiscount: 200 };
  renderScreen(
    <TotalsList totals={{ ...totals, tax: 130, taxPercent: 13, finalTotal: 1130 }} couponCode="FREESHIP" />,
  );
  const row = screen.getByText('Shipping (Coupon FREESHIP)').parentElement;
  expect(row?.textContent).toContain('Free');
  expect(screen.queryByText(/−/)).toBeNull();
});

test('the coupon discount and the staff discount have separate rows', () => {
  const totals = {
    items: 2_700,
    discount: 231,
    totalAmount: 2_469,
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxPercent: 13,
  };
  renderScreen(
    <TotalsList
      totals={{ ...totals, finalTotal: 2_469 }}
      couponName="Tihar making half"
      staffDiscount={97}
    />,
  );
  expect(screen.getByText('Tihar making half').parentElement?.textContent).toContain('−NPR 134');
  expect(screen.getByText('Discount').parentElement?.textContent).toContain('−NPR 97');
});
