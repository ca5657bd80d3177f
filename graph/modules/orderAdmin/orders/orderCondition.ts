import type { ReadContext } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { buildViewCondition } from '../views/buildViewCondition.ts';
import {
  buildCouponCondition,
  buildInvoiceCondition,
  buildProductCondition,
  buildStaffSearchCondition,
} from './orderSearch.ts';

/** Converts the filter of the order list to a database condition. */
export async function buildOrderCondition(
  { prisma }: Pick<ReadContext, 'prisma'>,
  filter: InputMaybe<AdminOrderFilter> | undefined,
): Promise<Prisma.OrderWhereInput> {
  const { status, paymentStatus, paymentMethod, channel, search, district, customerId } = filter ?? {};
  const { updatedFrom, updatedTo, from, to, minTotal, maxTotal, awaitsConfirmation, isPaidWithoutStock } =
    filter ?? {};
  const { view, tagIds, assigneeId, isUnassigned, carrier } = filter ?? {};
  const { hasStaffNote, hasCustomerNote, isDue, isFirst } = filter ?? {};
  const { product, metal, couponCode, invoice } = filter ?? {};
  const [firstStatus, ...otherStatuses] = new Set(status);
  return {
    // With a single value instead of a list, the database can read the index in order.
    ...(firstStatus && {
      status: otherStatuses.length === 0 ? firstStatus : { in: [firstStatus, ...otherStatuses] },
    }),
    ...(paymentStatus && { paymentStatus }),
    ...(paymentMethod && { paymentMethod }),
    ...(channel && { channel }),
    ...(district && { district: district.trim() }),
    ...(customerId && { userId: customerId }),
    ...((from || to) && { placedAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...((minTotal != null || maxTotal != null) && { finalTotal: toRange(minTotal, maxTotal) }),
    ...(assigneeId && { assigneeId }),
    ...(carrier?.trim() && { carrier: carrier.trim() }),
    AND: [
      ...(updatedFrom ? [{ updatedAt: { gte: updatedFrom } }] : []),
      ...(updatedTo ? [{ updatedAt: { lt: updatedTo } }] : []),
      ...(view ? [buildViewCondition(view)] : []),
      ...(tagIds && tagIds.length > 0 ? [{ taggings: { some: { tagId: { in: tagIds } } } }] : []),
      ...matchOptional({ assigneeId: null }, isUnassigned),
      ...matchOptional({ due: { gt: 0 } }, isDue),
      ...matchOptional({ isFirst: true }, isFirst),
      ...matchOptional({ NOT: { notes: null } }, hasCustomerNote),
      ...matchOptional({ timeline: { some: { kind: 'NOTE' } } }, hasStaffNote),
      ...matchOptional(AWAITING_WITHOUT_PAYMENT, awaitsConfirmation),
      ...matchOptional(PAID_WITHOUT_STOCK, isPaidWithoutStock),
      ...(search?.trim() ? [await buildStaffSearchCondition(prisma, search.trim())] : []),
      ...(product?.trim() ? [await buildProductCondition(prisma, product.trim())] : []),
      ...(metal ? [{ lines: { some: { metal } } }] : []),
      ...(couponCode?.trim() ? [buildCouponCondition(couponCode)] : []),
      ...(invoice?.trim() ? [buildInvoiceCondition(invoice)] : []),
    ],
  };
}

// Matches `awaitsConfirmation` and `isPaidWithoutReservation` in the domain.
const AWAITING_CONFIRMATION = { status: 'PENDING', isStockReserved: false } satisfies Prisma.OrderWhereInput;
const AWAITING_WITHOUT_PAYMENT = {
  ...AWAITING_CONFIRMATION,
  paymentStatus: 'UNPAID',
} satisfies Prisma.OrderWhereInput;
const PAID_WITHOUT_STOCK = {
  ...AWAITING_CONFIRMATION,
  paymentStatus: { in: ['PAID', 'PART_PAID'] },
} satisfies Prisma.OrderWhereInput;

/** Returns the condition, its negation, or nothing if the filter is not set. */
function matchOptional(condition: Prisma.OrderWhereInput, shouldMatch: InputMaybe<boolean> | undefined) {
  if (shouldMatch == null) return [];
  return [shouldMatch ? condition : { NOT: condition }];
}

function toRange(min: InputMaybe<number> | undefined, max: InputMaybe<number> | undefined) {
  return { ...(min != null && { gte: min }), ...(max != null && { lte: max }) };
}
