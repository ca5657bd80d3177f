import type { Reading } from '#graph/context.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { AdminOrderFilter, InputMaybe } from '#graph/schema/schema.generated.ts';
import { viewCondition } from '../views/viewCondition.ts';
import { couponCondition, invoiceCondition, productCondition, staffSearch } from './orderSearch.ts';

/** What keeps the orders of a filter. */
export async function orderCondition(
  { prisma }: Pick<Reading, 'prisma'>,
  filter: InputMaybe<AdminOrderFilter> | undefined,
): Promise<Prisma.OrderWhereInput> {
  const { status, paymentStatus, paymentMethod, channel, search, district, customerId } = filter ?? {};
  const { updatedFrom, updatedTo, from, to, minTotal, maxTotal, awaitsConfirmation, isPaidWithoutPieces } =
    filter ?? {};
  const { view, tagIds, assigneeId, isUnassigned, carrier } = filter ?? {};
  const { hasStaffNote, hasBuyerNote, isDue, isFirst } = filter ?? {};
  const { product, metal, couponCode, invoice } = filter ?? {};
  const [only, ...others] = new Set(status);
  return {
    // A single value, unlike a list, leaves the rows of an index in their order.
    ...(only && { status: others.length === 0 ? only : { in: [only, ...others] } }),
    ...(paymentStatus && { paymentStatus }),
    ...(paymentMethod && { paymentMethod }),
    ...(channel && { channel }),
    ...(district && { district: district.trim() }),
    ...(customerId && { userId: customerId }),
    ...((from || to) && { placedAt: { ...(from && { gte: from }), ...(to && { lt: to }) } }),
    ...((minTotal != null || maxTotal != null) && { finalTotal: between(minTotal, maxTotal) }),
    ...(assigneeId && { assigneeId }),
    ...(carrier?.trim() && { carrier: carrier.trim() }),
    AND: [
      ...(updatedFrom ? [{ updatedAt: { gte: updatedFrom } }] : []),
      ...(updatedTo ? [{ updatedAt: { lt: updatedTo } }] : []),
      ...(view ? [viewCondition(view)] : []),
      ...(tagIds && tagIds.length > 0 ? [{ taggings: { some: { tagId: { in: tagIds } } } }] : []),
      ...keep({ assigneeId: null }, isUnassigned),
      ...keep({ due: { gt: 0 } }, isDue),
      ...keep({ isFirst: true }, isFirst),
      ...keep({ NOT: { notes: null } }, hasBuyerNote),
      ...keep({ timeline: { some: { kind: 'NOTE' } } }, hasStaffNote),
      ...keep(AWAITING, awaitsConfirmation),
      ...keep(WITHOUT_PIECES, isPaidWithoutPieces),
      ...(search?.trim() ? [await staffSearch(prisma, search.trim())] : []),
      ...(product?.trim() ? [await productCondition(prisma, product.trim())] : []),
      ...(metal ? [{ lines: { some: { metal } } }] : []),
      ...(couponCode?.trim() ? [couponCondition(couponCode)] : []),
      ...(invoice?.trim() ? [invoiceCondition(invoice)] : []),
    ],
  };
}

// As `awaitsConfirmation` and `isPaidWithoutPieces` of the domain say.
const LACKING = { status: 'PENDING', stockHeld: false } satisfies Prisma.OrderWhereInput;
const AWAITING = { ...LACKING, paymentStatus: 'UNPAID' } satisfies Prisma.OrderWhereInput;
const WITHOUT_PIECES = {
  ...LACKING,
  paymentStatus: { in: ['PAID', 'PART_PAID'] },
} satisfies Prisma.OrderWhereInput;

/** Only what meets the condition, only the others, or all. */
function keep(condition: Prisma.OrderWhereInput, isMet: InputMaybe<boolean> | undefined) {
  if (isMet == null) return [];
  return [isMet ? condition : { NOT: condition }];
}

function between(least: InputMaybe<number> | undefined, most: InputMaybe<number> | undefined) {
  return { ...(least != null && { gte: least }), ...(most != null && { lte: most }) };
}
