/** Amounts of an order from which its sales figures are calculated, in whole NPR. */
export interface SoldOrder {
  /** Items at list price. */
  itemsTotal: number;
  /** Coupon and staff discounts on the items. */
  discount: number;
  /** Shipping paid, after its own discount. */
  shipping: number;
  tax: number;
  finalTotal: number;
  /** Credits for returns less deductions, plus compensations. */
  credited: number;
  /** Part of `credited` for shipping. */
  shippingCredited: number;
}

/**
 * Sales figures in whole NPR. This is the only definition of revenue: gross sales less discounts and returns, excluding
 * shipping and tax. `total` is revenue, shipping and tax, paid or still due.
 */
export interface Sales {
  /** Items at list price. */
  grossSales: number;
  /** Coupon and staff discounts on items. */
  discounts: number;
  /** Credits for returns and compensations, excluding tax. */
  returns: number;
  /** Net sales. */
  revenue: number;
  /** Shipping charged and not credited. */
  shipping: number;
  /** Tax charged and not credited. */
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

/** Splits an order's amounts into sales figures. A credit contains the same share of tax as the order's items. */
export function calculateSales(order: SoldOrder): Sales {
  const { itemsTotal: grossSales, discount: discounts, finalTotal, credited } = order;
  const shippingCredited = Math.min(order.shipping, credited, order.shippingCredited);
  const creditedGoods = credited - shippingCredited;
  const creditedTax = calculateShare(order.tax, creditedGoods, finalTotal - order.shipping);
  const returns = creditedGoods - creditedTax;
  return {
    grossSales,
    discounts,
    returns,
    revenue: grossSales - discounts - returns,
    shipping: order.shipping - shippingCredited,
    tax: order.tax - creditedTax,
    total: finalTotal - credited,
  };
}

/** Returns `sum × part ÷ total`, rounded half up like the database. Returns 0 if `total` is 0. */
function calculateShare(sum: number, part: number, total: number): number {
  return total <= 0 ? 0 : Math.floor((2 * sum * part + total) / (2 * total));
}

/** Margin of the revenue whose cost is known. */
export interface SalesMargin {
  /** Part of the revenue whose cost is known. */
  costed: number;
  cost: number;
}
