import { type OrderView, VIEW_PARTS, type ViewPart } from '#domain/orders/orderViews.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

/** What keeps the orders of a pile. */
export function viewCondition(view: OrderView): Prisma.OrderWhereInput {
  const [only, ...others] = VIEW_PARTS[view].map(partCondition);
  return others.length === 0 && only ? only : { OR: VIEW_PARTS[view].map(partCondition) };
}

function partCondition({
  statuses,
  methods,
  isDue,
  isOwed,
  hasPaymentToCheck,
  isWithCourier,
  returns,
  hasSlip,
  isBooked,
}: ViewPart): Prisma.OrderWhereInput {
  return {
    ...(statuses && { status: oneOf(statuses) }),
    ...(returns && { returns: { some: { status: { in: [...returns] } } } }),
    ...(hasSlip && { slips: { some: { status: 'SUBMITTED' } } }),
    ...(methods && { paymentMethod: oneOf(methods) }),
    ...(isBooked && { bookedUntil: { not: null }, paid: { gt: 0 } }),
    ...(isOwed && { refundDue: { gt: 0 } }),
    ...(hasPaymentToCheck && {
      attempts: { some: { OR: [{ status: 'HELD' as const }, { refundAsked: { not: null } }] } },
    }),
    ...(isWithCourier && { cashWithCourier: { gt: 0 } }),
    ...(isDue !== undefined && { due: isDue ? { gt: 0 } : 0 }),
  };
}

/** A single value, unlike a list, leaves the rows of an index in their order. */
function oneOf<Value>(values: readonly Value[]): Value | { in: Value[] } {
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : { in: [...values] };
}
