import { amountHeld, amountOwed } from '#domain/orders/ledger.ts';
import { REFUND_METHODS, type RefundMethod } from '#domain/orders/orderLifecycle.ts';
import { type ComingBack, creditFor, sumOfCredit } from '#domain/orders/returns/returnCredit.ts';
import { goesBackOnSale, type ReturnCondition } from '#domain/orders/returns/returnReasons.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { ReturnRefundInput } from '#web/graphql/types.generated.ts';
import type { UserError } from '#web/ui/form/showUserErrors.ts';
import type { Taken_OrderFragment as Order } from './Receive.generated.ts';

/** How what came of a line is, and where it goes: to the place it was taken from, or to the workshop, where none is named. */
export interface CameValues {
  condition: ReturnCondition;
  restock: boolean;
  locationId: string;
  note: string;
}

/** How a piece came, as is likely. */
export function toCameValues(condition: ReturnCondition): CameValues {
  return { condition, restock: goesBackOnSale(condition), locationId: '', note: '' };
}

/** What pieces that are here come to, as it is typed. */
export interface TakingValues {
  lines: CameValues[];
  /** As the reasons say while it is null. */
  creditShipping: boolean | null;
  deduction: string;
  deductionReason: string;
  refund: { isNow: boolean; amount: string; method: RefundMethod; reference: string };
}

/** Nothing is deducted and nothing paid back yet, the way it came where it is. */
export function toTakingValues({ paymentMethod }: Order): Omit<TakingValues, 'lines' | 'creditShipping'> {
  const method = REFUND_METHODS.find((one) => one === paymentMethod) ?? 'CASH';
  return {
    deduction: '',
    deductionReason: '',
    refund: { isNow: false, amount: '', method, reference: '' },
  };
}

/** What of the order's shipping no return has credited yet, NPR. */
export function shippingLeft({ totals, staff }: Pick<Order, 'totals' | 'staff'>): number {
  return Math.max(0, totals.shipping - staff.shippingCredited);
}

export interface Credit {
  goods: number;
  shipping: number;
  deduction: number;
  sum: number;
  /** What the store has to give back then. */
  refundDue: number;
  /** What it holds of the buyer's money: no more goes back. */
  held: number;
}

/** What the buyer is credited for what comes, by the rule that the server has too. */
export function creditOf(
  order: Order,
  coming: readonly ComingBack[],
  values: Pick<TakingValues, 'deduction'> & { creditShipping: boolean },
): Credit {
  const { finalTotal, shipping: whole } = order.totals;
  const { goods } = creditFor(
    { finalTotal, shipping: whole, lines: order.lines },
    coming.filter(({ quantity }) => quantity > 0),
  );
  const shipping = values.creditShipping ? shippingLeft(order) : 0;
  const deduction = readNumber(values.deduction) ?? 0;
  const sum = sumOfCredit({ goods }, { shipping, deduction });
  const { staff, status } = order;
  const refundDue = amountOwed({
    ...staff,
    status,
    finalTotal,
    credited: staff.credited + sum,
    forfeited: 0,
  });
  return { goods, shipping, deduction, sum, refundDue, held: Math.max(0, amountHeld(staff)) };
}

/** What is sent of how a line is. */
export function toCame({ condition, restock, locationId, note }: CameValues) {
  return { condition, restock, locationId: locationId || null, note: note.trim() || null };
}

/** What is sent of what is credited, and paid back at once. */
export function toTaking({ creditShipping, deduction, deductionReason, refund }: TakingValues) {
  return {
    creditShipping,
    deduction: deduction.trim() === '' ? 0 : (readNumber(deduction) ?? Number.NaN),
    deductionReason: deductionReason.trim() || null,
    refund: refund.isNow ? toRefundNow(refund) : null,
  };
}

function toRefundNow({ amount, method, reference }: TakingValues['refund']): ReturnRefundInput {
  return {
    amount: amount.trim() === '' ? null : (readNumber(amount) ?? Number.NaN),
    method,
    reference: reference.trim() || null,
  };
}

const OF_REFUND = ['amount', 'method', 'reference', 'compensationReason'];

/** What the server says of a refund stands at the fields of the refund. */
export function atTakingField(error: UserError): UserError {
  const { field } = error;
  if (!field || !OF_REFUND.includes(field)) return error;
  return { ...error, field: field === 'compensationReason' ? 'refund.amount' : `refund.${field}` };
}
