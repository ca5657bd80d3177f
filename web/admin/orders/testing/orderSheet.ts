import { shippingAddress } from '#web/testing/shippingAddress.ts';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';

/** A confirmed order as its page reads it: a ring of NPR 10,000, paid by bank transfer, unless said otherwise. */
export function orderSheet(given: Partial<Order> = {}): Order {
  return {
    id: '7',
    number: 'JW-7K2M9QX4TB',
    status: 'CONFIRMED',
    awaitsConfirmation: false,
    isPaidWithoutPieces: false,
    paymentStatus: 'UNPAID',
    paymentMethod: 'BANK_TRANSFER',
    channel: 'SHOP',
    handover: 'DELIVERY',
    staffDiscount: 0,
    invoice: null,
    creditNotes: [],
    couponCode: null,
    couponName: null,
    couponNameNe: null,
    notes: null,
    carrier: null,
    trackingUrl: null,
    trackingNumber: null,
    placedAt: '2026-11-20T06:00:00Z',
    cancelReason: null,
    isExpired: false,
    isCancellable: true,
    isEditable: false,
    version: 1,
    proposal: null,
    transferSlips: [],
    lines: [],
    totals: {
      items: 10_000,
      discount: 0,
      totalAmount: 10_000,
      shipping: 0,
      shippingDiscount: 0,
      tax: 1_800,
      taxPercent: 18,
      finalTotal: 11_800,
    },
    contact: { name: 'Test Customer', email: 'customer@example.com', phone: '+9779841000000' },
    shippingAddress,
    estimatedDelivery: { from: '2026-11-22', to: '2026-11-24', isKnown: true },
    ...given,
    staff: {
      customer: null,
      buyerPan: null,
      payer: null,
      staffDiscountReason: null,
      isCorrectable: true,
      proposals: [],
      nextStatuses: ['PROCESSING', 'CANCELLED'],
      nextPaymentStatuses: ['PAID'],
      paid: 0,
      refunded: 0,
      credited: 0,
      due: 11_800,
      owed: 0,
      cashWithCourier: 0,
      payments: [],
      attempts: [],
      missingPieces: [],
      tags: [],
      assignee: null,
      history: [historyEntry({ status: 'CONFIRMED', at: '2026-11-20T07:00:00Z', by: 'Sita Rai' })],
      ...given.staff,
    },
  };
}

type Entry = Order['staff']['history'][number];

/** An entry of the timeline: placed, by nobody of the staff, unless said otherwise. */
export function historyEntry(given: Partial<Entry> = {}): Entry {
  return {
    id: `${given.kind ?? 'STATUS'} ${given.at ?? ''} ${given.status ?? ''}`,
    kind: 'STATUS',
    status: 'PENDING',
    note: null,
    at: '2026-11-20T06:00:00Z',
    by: null,
    data: null,
    staffOnly: false,
    isUndone: false,
    undoes: null,
    isOwnNote: false,
    editedAt: null,
    ...given,
  };
}
