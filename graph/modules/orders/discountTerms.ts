import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { StaffDiscountTerms } from '#graph/schema/schema.generated.ts';

/** The discount on the whole order as it was given; null without one. */
export function wholeDiscountTerms(
  order: Pick<Order, 'staffDiscount' | 'staffDiscountBp' | 'staffDiscountOn'>,
  lines: readonly Pick<OrderLine, 'staffDiscount'>[],
): StaffDiscountTerms | null {
  const ofLines = lines.reduce((sum, { staffDiscount }) => sum + staffDiscount, 0);
  return discountTerms({ ...order, staffDiscount: order.staffDiscount - ofLines });
}

/** A line's own discount as it was given; null without one. */
export function discountTerms({
  staffDiscount: amount,
  staffDiscountBp: bp,
  staffDiscountOn: on,
}: Pick<OrderLine, 'staffDiscount' | 'staffDiscountBp' | 'staffDiscountOn'>): StaffDiscountTerms | null {
  if (bp !== null) return { unit: 'PERCENT', value: bp / 100, on, amount };
  return amount > 0 ? { unit: 'NPR', value: amount, on: 'ALL', amount } : null;
}
