import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { shippingAddress } from '#web/testing/shippingAddress.ts';
import { storeGuestToken } from './guestToken.ts';
import { OrderReceipt, type ReceiptOrder } from './OrderReceipt.tsx';
import { OrderSuccessPage } from './OrderSuccessPage.tsx';

const order: ReceiptOrder = {
  id: '7',
  number: 'JW-7K2M9QX4TB',
  status: 'PENDING',
  awaitsConfirmation: false,
  isPaidWithoutStock: false,
  paymentStatus: 'UNPAID',
  placedAt: '2026-11-01T06:00:00Z',
  paymentMethod: 'BANK_TRANSFER',
  fulfilment: 'DELIVERY',
  isCancellable: true,
  invoice: null,
  creditNotes: [],
  couponCode: null,
  couponName: null,
  couponNameNe: null,
  staffDiscount: 0,
  due: 11_800,
  payBy: null,
  booking: null,
  paymentOptions: [],
  paymentAttempts: [],
  ledger: [],
  isExpired: false,
  payerRequired: false,
  acceptsTransferReceipt: true,
  transferReceipts: [],
  refundDue: 0,
  proposal: null,
  notes: null,
  lines: [],
  isReturnable: false,
  returnableUntil: null,
  refunds: [],
  returns: [],
  totals: {
    items: 0,
    discount: 0,
    totalAmount: 0,
    shipping: 0,
    shippingDiscount: 0,
    tax: 0,
    taxPercent: 18,
    finalTotal: 11_800,
  },
  contact: { name: 'Sita Rai', email: 'sita@example.com', phone: '+9779841000000' },
  shippingAddress,
  estimatedDelivery: {
    from: '2026-11-03T06:15:00Z',
    to: '2026-11-04T06:15:00Z',
    isKnown: true,
    awaitsPayment: true,
    minDays: 1,
    maxDays: 2,
  },
};

const findTitle = () => screen.findByRole('heading', { level: 1 });

test('an order opened later shows its status, payment and actions first', async () => {
  storeGuestToken('7', 'secret');
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'OrderSuccessPage' ? of({ data: { order: toResponse(order) } }) : NEVER,
  );
  renderScreen(<OrderSuccessPage />, { link, at: '/order-success/7', path: '/order-success/:orderId' });

  expect((await findTitle()).textContent).toBe('Placed');
  expect(screen.queryByText(/Thank you/)).toBeNull();
  expect(screen.getByText(/Placed 1 Nov 2026/)).toBeDefined();
  expect(screen.getByText('Unpaid')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Invoice' })).toBeDefined();
  expect(screen.getByText('Contact us to change this order')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel order' })).toBeDefined();
});

test('an unpaid order opened later requests payment, as on the tracking page', () => {
  renderScreen(<OrderReceipt order={order} isNew={false} guestToken={null} />);
  expect(screen.getByText('We have received your order and are waiting for your payment.')).toBeDefined();
});

test('a new order thanks the customer, and shows no delivery date before a transfer is received', async () => {
  renderScreen(<OrderReceipt order={order} isNew guestToken={null} />);

  expect((await findTitle()).textContent).toBe('Thank you, Sita');
  expect(screen.getByText(/1–2 working days after we receive your payment/)).toBeDefined();
  expect(screen.queryByText(/November/)).toBeNull();
});

test('a pick-up order shows pick-up texts and the store, and no delivery address', async () => {
  const readyOrder: ReceiptOrder = { ...order, status: 'SHIPPED', fulfilment: 'PICKUP' };
  renderScreen(<OrderReceipt order={readyOrder} isNew={false} guestToken={null} />);

  expect((await findTitle()).textContent).toBe('Ready for pick-up');
  expect(screen.getByText('Your order is ready for you at our store.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Pick-up at the store' })).toBeDefined();
  expect(screen.queryByText(/courier|On its way|Delivery address|Estimated delivery/)).toBeNull();
});

const orderAwaitingConfirmation: ReceiptOrder = {
  ...order,
  awaitsConfirmation: true,
  estimatedDelivery: { ...order.estimatedDelivery, isKnown: false, awaitsPayment: false },
};

test.each([true, false])(
  'an order awaiting confirmation asks the customer not to pay, and shows no bank account and no date (placed just now: %s)',
  (isNew) => {
    renderScreen(<OrderReceipt order={orderAwaitingConfirmation} isNew={isNew} guestToken={null} />);
    expect(screen.getByRole('heading', { name: 'Please don’t pay yet' })).toBeDefined();
    expect(screen.queryByText(/Please transfer/)).toBeNull();
    expect(screen.queryByText('Account number')).toBeNull();
    expect(screen.queryByText(/once we receive your transfer/)).toBeNull();
    expect(screen.queryByText(/November|working days/)).toBeNull();
  },
);

test('a cash-on-delivery order awaiting confirmation mentions the call but does not ask the customer not to pay', () => {
  renderScreen(
    <OrderReceipt order={{ ...orderAwaitingConfirmation, paymentMethod: 'COD' }} isNew guestToken={null} />,
  );
  expect(screen.getByText('We will call you to confirm before we reserve your pieces.')).toBeDefined();
  expect(screen.queryByText(/don’t pay/)).toBeNull();
});

test.each(['COD', 'BANK_TRANSFER'] as const)(
  'an order with payment by %s that is awaiting confirmation offers no online payment',
  (paymentMethod) => {
    const options = [{ method: 'ESEWA', upTo: 11_800, problem: null } as const];
    const unconfirmedOrder = { ...orderAwaitingConfirmation, paymentMethod, paymentOptions: options };
    renderScreen(<OrderReceipt order={unconfirmedOrder} isNew guestToken={null} />);
    expect(screen.queryByRole('button', { name: 'Pay online now' })).toBeNull();
  },
);

test('an order with online payment asks the customer to pay to reserve the items, and does not mention a call', () => {
  const options = [{ method: 'ESEWA', upTo: 11_800, problem: null } as const];
  const unconfirmedOrder: ReceiptOrder = {
    ...orderAwaitingConfirmation,
    ...{ paymentMethod: 'ESEWA', payBy: '2099-11-30T06:00:00Z', paymentOptions: options },
  };
  renderScreen(<OrderReceipt order={unconfirmedOrder} isNew guestToken={null} />);
  expect(screen.getByText(/Pay now to reserve them while they last/)).toBeDefined();
  expect(screen.queryByText(/Reserved for you|Your pieces are reserved|We will call you/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay NPR 11,800 with eSewa' })).toBeDefined();
});

test('an order that cannot be cancelled on this page shows a link to contact the store', () => {
  const confirmedOrder: ReceiptOrder = { ...order, paymentStatus: 'PAID', due: 0 };
  renderScreen(<OrderReceipt order={confirmedOrder} isNew={false} guestToken="secret" />);
  expect(screen.getByText('Contact us to change or cancel this order')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

describe('the link in an email', () => {
  const LINK_PATH = '/order-success/8?pay=rest&number=JW-7K2M9QX4TB&open=a.link';
  const orderResponse = toResponse({ ...order, id: '8' });

  function followLink(openOrder: object) {
    const sentVariables: unknown[] = [];
    const link = new ApolloLink(({ operationName, variables }) => {
      if (operationName === 'OrderSuccessPage') {
        sentVariables.push(variables);
        return of({ data: { order: orderResponse } });
      }
      if (operationName !== 'OpenOrder') return NEVER;
      sentVariables.push(variables.input);
      return of({ data: { openOrder: { __typename: 'OpenOrderPayload', errors: [], ...openOrder } } });
    });
    renderScreen(<OrderSuccessPage />, { link, at: LINK_PATH, path: '/order-success/:orderId' });
    return sentVariables;
  }

  test('opens a guest’s order on another device', async () => {
    const sentVariables = followLink({ order: { __typename: 'Order', id: '8' }, guestToken: 'secret' });
    expect((await findTitle()).textContent).toBe('Placed');
    expect(sentVariables).toEqual([
      { number: 'JW-7K2M9QX4TB', link: 'a.link' },
      { id: '8', guestToken: 'secret' },
    ]);
  });
});

/** Converts the order to a GraphQL response. */
function toResponse({ totals, contact, shippingAddress, estimatedDelivery, ...facts }: ReceiptOrder) {
  return {
    __typename: 'Order',
    ...facts,
    totals: { __typename: 'Totals', ...totals },
    contact: { __typename: 'Contact', ...contact },
    shippingAddress: { __typename: 'Address', ...shippingAddress },
    estimatedDelivery: { __typename: 'DeliveryWindow', ...estimatedDelivery },
  };
}
