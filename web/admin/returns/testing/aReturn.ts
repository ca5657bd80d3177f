import { anOrder, aTimelineEntry } from '#web/admin/order/testing/anOrder.ts';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';

/**
 * Builds a requested return with overrides: one of two rings of NPR 5,000 each in a paid order, returned because
 * of its size.
 */
export function aReturn(overrides: Partial<Return> = {}): Return {
  const {
    id,
    number,
    status,
    fulfilment,
    version,
    placedAt,
    carrier,
    paymentMethod,
    contact,
    totals,
    staff,
  } = anOrder();
  return {
    id: '3',
    number: 'RT-7K2M9QX4TB',
    status: 'REQUESTED',
    wish: 'REFUND',
    isRequestedByCustomer: true,
    declineReason: null,
    instructions: null,
    credited: null,
    goods: 0,
    shipping: 0,
    deduction: 0,
    deductionReason: null,
    requestedAt: '2026-11-22T06:00:00Z',
    decidedAt: null,
    receivedAt: null,
    closedAt: null,
    nextStatuses: ['APPROVED', 'DECLINED', 'RECEIVED', 'CANCELLED'],
    version: 1,
    creditNote: null,
    photos: [],
    lines: [
      {
        id: 'back',
        quantity: 1,
        reason: 'WRONG_SIZE',
        words: 'Too tight',
        exchangeSize: null,
        exchangePreference: null,
        received: null,
        condition: null,
        isRestocked: null,
        location: null,
        note: null,
        credited: 0,
        orderLine: {
          id: 'rings',
          productId: null,
          sku: 'RING-1',
          name: 'Ring',
          nameNe: null,
          size: '12',
          quantity: 2,
          unitPrice: 5_000,
          image: null,
        },
      },
    ],
    exchange: null,
    order: {
      ...{ id, number, status, fulfilment, version, placedAt, carrier, paymentMethod, contact, totals },
      lines: [
        { id: 'rings', quantity: 2, couponDiscount: 0, staffDiscount: 0, lineTotal: 10_000, returned: 0 },
      ],
      staff: {
        ...{ customer: null, payments: [], paid: 11_800, refunded: 0, credited: 0, due: 0 },
        refundDue: 0,
        cashWithCarrier: 0,
        shippingCredited: 0,
        history: [
          ...staff.history,
          aTimelineEntry({
            kind: 'RETURN',
            at: '2026-11-22T06:00:00Z',
            data: { return: 'RT-7K2M9QX4TB', status: 'REQUESTED' },
            isStaffOnly: true,
          }),
        ],
      },
      returns: [],
    },
    ...overrides,
  };
}

/** Builds the same return as received, with this refund due. */
export function aReceivedReturn(refundDue: number, overrides: Partial<Return> = {}): Return {
  const requestedReturn = aReturn();
  const { order } = requestedReturn;
  return {
    ...requestedReturn,
    status: 'RECEIVED',
    nextStatuses: ['CLOSED'],
    credited: refundDue,
    goods: refundDue,
    receivedAt: '2026-11-24T06:00:00Z',
    order: { ...order, staff: { ...order.staff, credited: refundDue, refundDue } },
    ...overrides,
  };
}
