import { isOnline, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { type OrderStatus, PAYMENT_METHODS, type PaymentMethod, PREPAID_METHODS } from './orderLifecycle.ts';
import { isPrepaid } from './payment.ts';
import { type ReturnStatus, WAITING_RETURN_STATUSES } from './returns/returnLifecycle.ts';

/** Order views of the back office, in the sequence of a working day. An order can be in several views. */
export const ORDER_VIEWS = [
  'TO_CONFIRM',
  'TO_PREPARE',
  'TO_SHIP',
  'TRANSFER_RECEIPTS_TO_REVIEW',
  'PAYMENT_DUE',
  'BOOKED',
  'PAYMENTS_TO_CHECK',
  'REFUND_DUE',
  'CASH_TO_COLLECT',
  'RETURNS',
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** One alternative of an order view. An order matches it by meeting all of its conditions. */
export interface ViewCondition {
  statuses?: readonly OrderStatus[];
  methods?: readonly PaymentMethod[];
  isDue?: boolean;
  /** Bookings with at least one payment. */
  isBooked?: true;
  /** Orders with a refund due. */
  hasRefundDue?: true;
  /** Orders with a provider payment that staff must check. */
  hasPaymentToCheck?: true;
  /** Orders with cash that a carrier has not remitted. */
  hasCashWithCarrier?: true;
  /** Orders with a return in one of these statuses. */
  returns?: readonly ReturnStatus[];
  /** Orders with an undecided transfer receipt. */
  hasUndecidedReceipt?: true;
}

const NON_COD_METHODS = PAYMENT_METHODS.filter((method) => method !== 'COD');
const NON_PREPAID_METHODS = PAYMENT_METHODS.filter((method) => !isPrepaid(method));
const NON_ONLINE_METHODS = PAYMENT_METHODS.filter((method) => !isOnline(method));

/**
 * Conditions of each order view. Prepaid orders are prepared only after they are paid, and orders paid with a provider
 * are confirmed only after payment. An order with cash on delivery is in the cash-to-collect view from its shipment
 * until the carrier has remitted the cash.
 */
export const VIEW_CONDITIONS: Record<OrderView, readonly ViewCondition[]> = {
  TO_CONFIRM: [
    { statuses: ['PENDING'], methods: NON_ONLINE_METHODS },
    { statuses: ['PENDING'], methods: ONLINE_METHODS, isDue: false },
  ],
  TO_PREPARE: [
    { statuses: ['CONFIRMED'], methods: NON_PREPAID_METHODS },
    { statuses: ['CONFIRMED'], methods: PREPAID_METHODS, isDue: false },
  ],
  TO_SHIP: [{ statuses: ['PROCESSING'] }],
  TRANSFER_RECEIPTS_TO_REVIEW: [{ hasUndecidedReceipt: true }],
  PAYMENT_DUE: [
    {
      statuses: ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'],
      methods: NON_COD_METHODS,
      isDue: true,
    },
  ],
  BOOKED: [{ statuses: ['PENDING', 'CONFIRMED', 'PROCESSING'], isBooked: true, isDue: true }],
  PAYMENTS_TO_CHECK: [{ hasPaymentToCheck: true }],
  REFUND_DUE: [{ hasRefundDue: true }],
  CASH_TO_COLLECT: [
    { statuses: ['SHIPPED', 'DELIVERED'], methods: ['COD'], isDue: true },
    { hasCashWithCarrier: true, isDue: false },
  ],
  RETURNS: [{ returns: WAITING_RETURN_STATUSES }],
};

export interface OrderViewInput {
  status: OrderStatus;
  paymentMethod: string;
  /** NPR. */
  due: number;
  /** Refund due, in NPR. Defaults to 0. */
  refundDue?: number;
  /** True if a payment is under review or a provider has not confirmed a refund. Defaults to false. */
  hasPaymentToCheck?: boolean;
  /** Cash with the carrier, in NPR. Defaults to 0. */
  cashWithCarrier?: number;
  /** Statuses of the order's returns. Defaults to none. */
  returns?: readonly ReturnStatus[];
  /** Due date of the remaining amount of a booking. Defaults to null. */
  bookedUntil?: Date | null;
  /** Sum of payments, in NPR. Defaults to 0. */
  paid?: number;
  /** True if a transfer receipt waits for a decision. */
  hasUndecidedReceipt?: boolean;
}

/** Returns true if an order is in the order view. */
export function isInView(
  view: OrderView,
  {
    status,
    paymentMethod,
    due,
    refundDue = 0,
    hasPaymentToCheck = false,
    cashWithCarrier = 0,
    returns = [],
    hasUndecidedReceipt = false,
    bookedUntil = null,
    paid = 0,
  }: OrderViewInput,
): boolean {
  return VIEW_CONDITIONS[view].some(
    ({
      statuses,
      methods,
      isDue,
      hasRefundDue: requiresRefundDue,
      hasPaymentToCheck: requiresPaymentToCheck,
      hasCashWithCarrier: requiresCashWithCarrier,
      returns: returnStatuses,
      hasUndecidedReceipt: requiresUndecidedReceipt,
      isBooked,
    }) =>
      (!statuses || statuses.includes(status)) &&
      (!returnStatuses || returns.some((returnStatus) => returnStatuses.includes(returnStatus))) &&
      (!requiresUndecidedReceipt || hasUndecidedReceipt) &&
      (!isBooked || (bookedUntil !== null && paid > 0)) &&
      (!requiresRefundDue || refundDue > 0) &&
      (!requiresPaymentToCheck || hasPaymentToCheck) &&
      (!requiresCashWithCarrier || cashWithCarrier > 0) &&
      (!methods || methods.some((method) => method === paymentMethod)) &&
      (isDue === undefined || isDue === due > 0),
  );
}
