import { calculateNetPaid, calculateRefundDue } from '#domain/orders/ledger.ts';
import { REFUND_METHODS, type RefundMethod } from '#domain/orders/orderLifecycle.ts';
import {
  calculateCredit,
  calculateTotalCredit,
  type ReturnedQuantity,
} from '#domain/orders/returns/returnCredit.ts';
import { isRestockedByDefault, type ReturnCondition } from '#domain/orders/returns/returnReasons.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { ReturnRefundInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { Taken_OrderFragment as Order } from './Receive.generated.ts';

/**
 * Condition and destination of a received line. An empty location means the original location, or the workshop if the
 * line is not restocked.
 */
export interface ReceivedLineValues {
  condition: ReturnCondition;
  restock: boolean;
  locationId: string;
  note: string;
}

/** Returns the defaults for a condition. */
export function toReceivedLineValues(condition: ReturnCondition): ReceivedLineValues {
  return { condition, restock: isRestockedByDefault(condition), locationId: '', note: '' };
}

/** Form values for receiving items. */
export interface ReceivingValues {
  lines: ReceivedLineValues[];
  /** Null to derive it from the reasons of the lines. */
  creditShipping: boolean | null;
  deduction: string;
  deductionReason: string;
  refund: { isNow: boolean; amount: string; method: RefundMethod; reference: string };
}

/** Returns the defaults: no deduction and no refund, with the order's payment method if it allows refunds. */
export function toReceivingValues({
  paymentMethod,
}: Order): Omit<ReceivingValues, 'lines' | 'creditShipping'> {
  const method = REFUND_METHODS.find((refundMethod) => refundMethod === paymentMethod) ?? 'CASH';
  return {
    deduction: '',
    deductionReason: '',
    refund: { isNow: false, amount: '', method, reference: '' },
  };
}

/** Returns the shipping that no return has credited yet, in NPR. */
export function getRemainingShipping({ totals, staff }: Pick<Order, 'totals' | 'staff'>): number {
  return Math.max(0, totals.shipping - staff.shippingCredited);
}

export interface Credit {
  items: number;
  shipping: number;
  deduction: number;
  sum: number;
  /** Refund due after the credit. */
  refundDue: number;
  /** Maximum refund: the amount paid less refunds. */
  refundLimit: number;
}

/** Computes the credit for received items, by the server's rules. */
export function computeCredit(
  order: Order,
  receivedQuantities: readonly ReturnedQuantity[],
  values: Pick<ReceivingValues, 'deduction'> & { creditShipping: boolean },
): Credit {
  const { finalTotal, shipping: shippingFee } = order.totals;
  const { goods: items } = calculateCredit(
    { finalTotal, shipping: shippingFee, lines: order.lines },
    receivedQuantities.filter(({ quantity }) => quantity > 0),
  );
  const shipping = values.creditShipping ? getRemainingShipping(order) : 0;
  const deduction = readNumber(values.deduction) ?? 0;
  const sum = calculateTotalCredit({ goods: items }, { shipping, deduction });
  const { staff, status } = order;
  const amountToRefund = calculateRefundDue({
    ...staff,
    status,
    finalTotal,
    credited: staff.credited + sum,
    forfeited: 0,
  });
  return {
    items,
    shipping,
    deduction,
    sum,
    refundDue: amountToRefund,
    refundLimit: Math.max(0, calculateNetPaid(staff)),
  };
}

/** Converts the condition and destination of a line into the input. */
export function toReceivedLineInput({ condition, restock, locationId, note }: ReceivedLineValues) {
  return { condition, restock, locationId: locationId || null, note: note.trim() || null };
}

/** Converts the credit and an immediate refund into the input. */
export function toCreditInput({ creditShipping, deduction, deductionReason, refund }: ReceivingValues) {
  return {
    creditShipping,
    deduction: deduction.trim() === '' ? 0 : (readNumber(deduction) ?? Number.NaN),
    deductionReason: deductionReason.trim() || null,
    refund: refund.isNow ? toRefundInput(refund) : null,
  };
}

function toRefundInput({ amount, method, reference }: ReceivingValues['refund']): ReturnRefundInput {
  return {
    amount: amount.trim() === '' ? null : (readNumber(amount) ?? Number.NaN),
    method,
    reference: reference.trim() || null,
  };
}

const REFUND_FIELDS = ['amount', 'method', 'reference', 'compensationReason'];

/** Assigns a refund problem to the refund's field. */
export function assignRefundError(error: UserError): UserError {
  const { field } = error;
  if (!field || !REFUND_FIELDS.includes(field)) return error;
  return { ...error, field: field === 'compensationReason' ? 'refund.amount' : `refund.${field}` };
}
