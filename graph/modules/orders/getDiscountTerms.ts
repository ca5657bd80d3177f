import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { StaffDiscountTerms } from '#graph/schema/schema.generated.ts';

/** Returns the terms of the discount on the entire order; null if there is none. */
export function getOrderDiscountTerms(
  order: Pick<Order, 'staffDiscount' | 'staffDiscountBp' | 'staffDiscountBasis'>,
  lines: readonly Pick<OrderLine, 'staffDiscount'>[],
): StaffDiscountTerms | null {
  const lineDiscounts = lines.reduce((sum, { staffDiscount }) => sum + staffDiscount, 0);
  return getDiscountTerms({ ...order, staffDiscount: order.staffDiscount - lineDiscounts });
}

/** Returns the terms of a line's own discount; null if there is none. */
export function getDiscountTerms({
  staffDiscount: amount,
  staffDiscountBp: basisPoints,
  staffDiscountBasis,
}: Pick<OrderLine, 'staffDiscount' | 'staffDiscountBp' | 'staffDiscountBasis'>): StaffDiscountTerms | null {
  if (basisPoints !== null)
    return { unit: 'PERCENT', value: basisPoints / 100, on: staffDiscountBasis, amount };
  return amount > 0 ? { unit: 'NPR', value: amount, on: 'ALL', amount } : null;
}
