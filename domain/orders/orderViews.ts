import { type OrderStatus, PAYMENT_METHODS, type PaymentMethod } from './orderLifecycle.ts';

/** The piles of work that a desk has, in the order of the day. An order may lie in two of them. */
export const ORDER_VIEWS = [
  'TO_CONFIRM',
  'TO_PREPARE',
  'TO_SHIP',
  'PAYMENT_DUE',
  'CASH_TO_COLLECT',
  'RETURNS',
] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** Orders that stand in one of these ways, are paid in one of these, and of which something is or nothing is due. */
export interface ViewPart {
  statuses: readonly OrderStatus[];
  methods?: readonly PaymentMethod[];
  isDue?: boolean;
}

const TRANSFERS = ['BANK_TRANSFER'] as const;
const NOT_AT_THE_DOOR = PAYMENT_METHODS.filter((method) => method !== 'COD');
const NOT_BY_TRANSFER = PAYMENT_METHODS.filter((method) => method !== 'BANK_TRANSFER');

/**
 * What lies in each pile: the union of its parts. What waits for its bank transfer is not prepared before that is here;
 * what leaves the house unpaid asks, as everywhere. Cash is collected once a courier is on the way with the pieces.
 */
export const VIEW_PARTS: Record<OrderView, readonly ViewPart[]> = {
  TO_CONFIRM: [{ statuses: ['PENDING'] }],
  TO_PREPARE: [
    { statuses: ['CONFIRMED'], methods: NOT_BY_TRANSFER },
    { statuses: ['CONFIRMED'], methods: TRANSFERS, isDue: false },
  ],
  TO_SHIP: [{ statuses: ['PROCESSING'] }],
  PAYMENT_DUE: [
    {
      statuses: ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'],
      methods: NOT_AT_THE_DOOR,
      isDue: true,
    },
  ],
  CASH_TO_COLLECT: [{ statuses: ['SHIPPED', 'DELIVERED'], methods: ['COD'], isDue: true }],
  RETURNS: [{ statuses: ['RETURNED'] }],
};

export interface Waiting {
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  /** NPR. */
  due: number;
}

/** Whether an order lies in a pile. */
export function isInView(view: OrderView, { status, paymentMethod, due }: Waiting): boolean {
  return VIEW_PARTS[view].some(
    ({ statuses, methods, isDue }) =>
      statuses.includes(status) &&
      (!methods || methods.includes(paymentMethod)) &&
      (isDue === undefined || isDue === due > 0),
  );
}
