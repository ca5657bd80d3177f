import { type OrderView, VIEW_CONDITIONS, type ViewCondition } from '#domain/orders/orderViews.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

/** Returns the condition for the orders of a view. */
export function buildViewCondition(view: OrderView): Prisma.OrderWhereInput {
  const [first, ...others] = VIEW_CONDITIONS[view].map(toPartCondition);
  return others.length === 0 && first ? first : { OR: VIEW_CONDITIONS[view].map(toPartCondition) };
}

function toPartCondition({
  statuses,
  methods,
  isDue,
  hasRefundDue,
  hasPaymentToCheck,
  hasCashWithCarrier,
  returns,
  hasUndecidedReceipt,
  isBooked,
}: ViewCondition): Prisma.OrderWhereInput {
  return {
    ...(statuses && { status: matchOneOf(statuses) }),
    ...(returns && { returns: { some: { status: { in: [...returns] } } } }),
    ...(hasUndecidedReceipt && { transferReceipts: { some: { status: 'SUBMITTED' } } }),
    ...(methods && { paymentMethod: matchOneOf(methods) }),
    ...(isBooked && { bookedUntil: { not: null }, paid: { gt: 0 } }),
    ...(hasRefundDue && { refundDue: { gt: 0 } }),
    ...(hasPaymentToCheck && {
      attempts: { some: { OR: [{ status: 'UNDER_REVIEW' as const }, { refundRequested: { not: null } }] } },
    }),
    ...(hasCashWithCarrier && { cashWithCarrier: { gt: 0 } }),
    ...(isDue !== undefined && { due: isDue ? { gt: 0 } : 0 }),
  };
}

/** With a single value instead of a list, the database can read the index in order. */
function matchOneOf<Value>(values: readonly Value[]): Value | { in: Value[] } {
  const [first] = values;
  return values.length === 1 && first !== undefined ? first : { in: [...values] };
}
