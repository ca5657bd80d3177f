import { isDeepStrictEqual } from 'node:util';
import { appliesTo, calculateCouponDiscount } from '#domain/orders/coupons/coupons.ts';
import { readCouponTerms } from '#domain/orders/coupons/couponTerms.ts';
import { calculateShippingAfterEdit } from '#domain/orders/edit/calculateEditedTotals.ts';
import { sumItems } from '#domain/orders/orderTotals.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import { toCouponLines } from '#graph/modules/orders/reprice/editedCouponLines.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toPricedLine } from '#graph/modules/orders/reprice/toPricedLine.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { EditData } from './readEditData.ts';
import type { OrderEdit } from './readOrderEdit.ts';

/** Returns the shipping fee before the coupon discount. */
function getShippingBeforeCoupon({ shipping, shippingDiscount }: Order): number {
  return shipping + shippingDiscount;
}

/** Returns the new shipping fee before the coupon discount. It changes only for deliveries. */
export function planShipping(order: Order, items: number, { terms }: EditData): number {
  const before = { items: order.itemsTotal, shipping: getShippingBeforeCoupon(order) };
  return order.fulfilment === 'DELIVERY' ? calculateShippingAfterEdit(items, before, terms) : before.shipping;
}

interface PlannedCoupon {
  code: string | null;
  discount: number;
  shippingDiscount: number;
  /** Discount of each line, in NPR. */
  lines: readonly number[];
  /** True for each line to which the coupon applies. Null without a coupon or if unknown. */
  lineEligibility: readonly (boolean | null)[];
}

/**
 * Calculates the discount with the terms under which the coupon was redeemed, regardless of its current terms.
 * Eligibility, uses and dates were checked at that time. The minimum and the products are checked again if the items
 * change.
 */
export function planCoupon(
  { order, lines: orderLines }: OrderToEdit,
  { removeCoupon, discount: staffDiscount }: OrderEdit,
  { rows, shipping }: { rows: readonly OrderLine[]; shipping: number },
  editData: EditData,
  errors: UserError[],
): PlannedCoupon {
  if (removeCoupon || order.couponCode === null)
    return { code: null, discount: 0, shippingDiscount: 0, lines: rows.map(() => 0), lineEligibility: [] };
  const code = order.couponCode;
  const before = {
    code,
    discount: order.discount - order.staffDiscount,
    shippingDiscount: order.shippingDiscount,
    lines: rows.map((line) => line.couponDiscount),
    lineEligibility: rows.map((line) => line.isCouponCounted),
  };
  const coupon = readCouponTerms(order);
  if (!coupon) return before;

  const couponLines = toCouponLines(rows, orderLines, editData);
  const now = calculateCouponDiscount(coupon, { lines: couponLines, shipping });
  const isUnchanged = isDeepStrictEqual(rows.map(toLineQuantity), orderLines.map(toLineQuantity));
  // A change of the staff discount requires a recalculation, because a smaller one can leave more for the coupon.
  if (isUnchanged && staffDiscount === undefined) {
    return shipping === getShippingBeforeCoupon(order)
      ? before
      : { ...before, shippingDiscount: now.shipping };
  }

  const items = sumItems(rows.map(toPricedLine));
  if (!isUnchanged && items !== order.itemsTotal && items < coupon.minItems) {
    const missingNpr = coupon.minItems - items;
    errors.push(
      createUserError(
        'COUPON_MINIMUM_NO_LONGER_MET',
        { coupon: code, minNpr: coupon.minItems, missingNpr },
        'removeCoupon',
      ),
    );
  } else if (
    !isUnchanged &&
    (isDiscountLost(now.items, before.discount) ||
      (shipping > 0 && isDiscountLost(now.shipping, before.shippingDiscount)))
  ) {
    errors.push(createUserError('COUPON_NO_LONGER_APPLICABLE', { coupon: code }, 'removeCoupon'));
  }
  return {
    code,
    discount: now.items,
    shippingDiscount: now.shipping,
    lines: now.lines,
    lineEligibility: couponLines.map((line) => appliesTo(coupon, line)),
  };
}

function isDiscountLost(now: number, before: number): boolean {
  return now === 0 && before > 0;
}

function toLineQuantity({ id, quantity }: OrderLine) {
  return { id, quantity };
}
