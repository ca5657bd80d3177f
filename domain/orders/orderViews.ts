import { isOnline, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { type OrderStatus, PAYMENT_METHODS, type PaymentMethod, PREPAID_METHODS } from './orderLifecycle.ts';
import { isPrepaid } from './payment.ts';
import { type ReturnStatus, WAITING_RETURNS } from './returns/returnLifecycle.ts';

/** The piles of work that a desk has, in the order of the day. An order may lie in two of them. */
export const ORDER_VIEWS = [
  'TO_CONFIRM',
  'TO_PREPARE',
  'TO_SHIP',
  'SLIPS_TO_CHECK',
  'PAYMENT_DUE',
  'BOOKED',
  'PAYMENTS_TO_CHECK',
  'TO_PAY_BACK',
  'CASH_TO_COLLECT',
  'RETURNS',
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Orders that stand in one of these ways, are paid in one of these, and of which something is or nothing is due. */
export interface ViewPart {
  statuses?: readonly OrderStatus[];
  methods?: readonly PaymentMethod[];
  isDue?: boolean;
  /** Only what is booked with an advance of which something is here. */
  isBooked?: true;
  /** Only where the store has something to give back. */
  isOwed?: true;
  /** Only with a payment at a provider that a person has to look into. */
  hasPaymentToCheck?: true;
  /** Only where a courier has cash of it. */
  isWithCourier?: true;
  /** Only with a return that stands in one of these ways. */
  returns?: readonly ReturnStatus[];
  /** Only with a slip of a transfer that nobody has decided about. */
  hasSlip?: true;
}

const NOT_AT_THE_DOOR = PAYMENT_METHODS.filter((method) => method !== 'COD');
const NOT_PREPAID = PAYMENT_METHODS.filter((method) => !isPrepaid(method));
const NOT_ONLINE = PAYMENT_METHODS.filter((method) => !isOnline(method));

/**
 * What lies in each pile: the union of its parts. What waits for its money is not prepared before that is here, and what is
 * paid at a provider's page is not confirmed before it is; what leaves the house unpaid asks, as everywhere. Cash is collected from when a courier is on the way with the pieces until
 * the courier has brought it.
 */
export const VIEW_PARTS: Record<OrderView, readonly ViewPart[]> = {
  TO_CONFIRM: [
    { statuses: ['PENDING'], methods: NOT_ONLINE },
    { statuses: ['PENDING'], methods: ONLINE_METHODS, isDue: false },
  ],
  TO_PREPARE: [
    { statuses: ['CONFIRMED'], methods: NOT_PREPAID },
    { statuses: ['CONFIRMED'], methods: PREPAID_METHODS, isDue: false },
  ],
  TO_SHIP: [{ statuses: ['PROCESSING'] }],
  SLIPS_TO_CHECK: [{ hasSlip: true }],
  PAYMENT_DUE: [
    {
      statuses: ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'],
      methods: NOT_AT_THE_DOOR,
      isDue: true,
    },
  ],
  BOOKED: [{ statuses: ['PENDING', 'CONFIRMED', 'PROCESSING'], isBooked: true, isDue: true }],
  PAYMENTS_TO_CHECK: [{ hasPaymentToCheck: true }],
  TO_PAY_BACK: [{ isOwed: true }],
  CASH_TO_COLLECT: [
    { statuses: ['SHIPPED', 'DELIVERED'], methods: ['COD'], isDue: true },
    { isWithCourier: true, isDue: false },
  ],
  RETURNS: [{ returns: WAITING_RETURNS }],
};

export interface Waiting {
  status: OrderStatus;
  paymentMethod: string;
  /** NPR. */
  due: number;
  /** What the store has to give back, NPR; nothing where it is left out. */
  refundDue?: number;
  /** Whether a payment of it is held, or its provider was asked for a refund and has not answered; not where it is left out. */
  hasPaymentToCheck?: boolean;
  /** What a courier has of it, NPR; nothing where it is left out. */
  cashWithCourier?: number;
  /** How its returns stand; none where it is left out. */
  returns?: readonly ReturnStatus[];
  /** Until when it is booked with an advance; nothing where it is left out. */
  bookedUntil?: Date | null;
  /** NPR that came in; nothing where it is left out. */
  paid?: number;
  /** Whether a slip of a transfer waits to be checked. */
  hasSlip?: boolean;
}

/** Whether an order lies in a pile. */
export function isInView(
  view: OrderView,
  {
    status,
    paymentMethod,
    due,
    refundDue = 0,
    hasPaymentToCheck = false,
    cashWithCourier = 0,
    returns = [],
    hasSlip = false,
    bookedUntil = null,
    paid = 0,
  }: Waiting,
): boolean {
  return VIEW_PARTS[view].some(
    ({
      statuses,
      methods,
      isDue,
      isOwed,
      hasPaymentToCheck: isToCheck,
      isWithCourier,
      returns: wanted,
      hasSlip: slip,
      isBooked,
    }) =>
      (!statuses || statuses.includes(status)) &&
      (!wanted || returns.some((one) => wanted.includes(one))) &&
      (!slip || hasSlip) &&
      (!isBooked || (bookedUntil !== null && paid > 0)) &&
      (!isOwed || refundDue > 0) &&
      (!isToCheck || hasPaymentToCheck) &&
      (!isWithCourier || cashWithCourier > 0) &&
      (!methods || methods.some((method) => method === paymentMethod)) &&
      (isDue === undefined || isDue === due > 0),
  );
}
