/** The sums of one order that its figures are counted from, whole NPR. */
export interface SoldOrder {
  /** Its items at their list prices. */
  itemsTotal: number;
  /** What its coupon and staff took off its items. */
  discount: number;
  /** What is paid for shipping, its own discount taken off. */
  shipping: number;
  tax: number;
  finalTotal: number;
  /** What its buyer was let off: for returns, less deductions, and as compensation. */
  credited: number;
  /** Of that, the shipping that was credited with its returns. */
  shippingCredited: number;
}

/**
 * What orders brought in, whole NPR. This is the one definition of revenue: net sales, which are gross sales less discounts and
 * returns, without shipping and tax. `total` is revenue, shipping and tax: what buyers paid or still have to pay.
 */
export interface Sales {
  /** Items at their list prices. */
  grossSales: number;
  /** What coupons and staff took off the items. */
  discounts: number;
  /** What buyers were credited for returns and as compensation, without its tax. */
  returns: number;
  /** Net sales. */
  revenue: number;
  /** Shipping that was charged and not credited. */
  shipping: number;
  /** Tax that was charged and not credited. */
  tax: number;
  total: number;
}

export const NO_SALES: Sales = {
  grossSales: 0,
  discounts: 0,
  returns: 0,
  revenue: 0,
  shipping: 0,
  tax: 0,
  total: 0,
};

/** Splits what an order brought in. A credit bears tax in the proportion in which the order's items do. */
export function salesOf(order: SoldOrder): Sales {
  const { itemsTotal: grossSales, discount: discounts, finalTotal, credited } = order;
  const shippingCredited = Math.min(order.shipping, credited, order.shippingCredited);
  const goodsCredited = credited - shippingCredited;
  const taxCredited = shareOf(order.tax, goodsCredited, finalTotal - order.shipping);
  const returns = goodsCredited - taxCredited;
  return {
    grossSales,
    discounts,
    returns,
    revenue: grossSales - discounts - returns,
    shipping: order.shipping - shippingCredited,
    tax: order.tax - taxCredited,
    total: finalTotal - credited,
  };
}

/** `sum × part ÷ whole`, rounded half up as the database does it; nothing of nothing. */
function shareOf(sum: number, part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.floor((2 * sum * part + whole) / (2 * whole));
}

/** What is left of the revenue whose cost is known. */
export interface SalesMargin {
  /** The part of the revenue whose cost is known. */
  costed: number;
  cost: number;
}
