/** An order line with the quantity returned so far. */
export interface CreditedLine {
  id: string;
  quantity: number;
  lineTotal: number;
  /** Coupon discount on the line, in NPR. */
  couponDiscount: number;
  /** Staff discount on the line, in NPR. */
  staffDiscount: number;
  returned: number;
}

/** Amounts of an order, in NPR. */
export interface CreditedOrder {
  finalTotal: number;
  shipping: number;
  lines: readonly CreditedLine[];
}

/** Quantity of a line that is returned now. */
export interface ReturnedQuantity {
  lineId: string;
  quantity: number;
}

export interface ReturnCredit {
  /**
   * Credit of each line, in NPR: its price less its own discounts and its share of the discount on the whole
   * order, plus its share of the tax.
   */
  lines: { lineId: string; credited: number }[];
  /** Sum of the lines. */
  goods: number;
}

/**
 * Calculates the credit for returned items, without shipping. Several returns add up to the credit of one return of
 * the same items. All items together are credited with the order's total less shipping, to the rupee.
 */
export function calculateCredit(
  order: CreditedOrder,
  returnedItems: readonly ReturnedQuantity[],
): ReturnCredit {
  const before = new Map(order.lines.map(({ id, returned }) => [id, returned]));
  let credited = creditedShare(order, before);
  const lines = returnedItems.map(({ lineId, quantity }) => {
    before.set(lineId, (before.get(lineId) ?? 0) + quantity);
    const creditedTotal = creditedShare(order, before);
    const lineCredit = creditedTotal - credited;
    credited = creditedTotal;
    return { lineId, credited: lineCredit };
  });
  return { lines, goods: lines.reduce((sum, line) => sum + line.credited, 0) };
}

/** Amount that the store deducts from a credit. */
export interface Deduction {
  shipping: number;
  deduction: number;
}

export function totalCredit(
  { goods }: Pick<ReturnCredit, 'goods'>,
  { shipping, deduction }: Deduction,
): number {
  return Math.max(0, goods + shipping - deduction);
}

/** Returns the share of the order's price for this quantity. */
function creditedShare(
  { finalTotal, shipping, lines }: CreditedOrder,
  returned: ReadonlyMap<string, number>,
): number {
  const all = lines.reduce((sum, line) => sum + discountedPrice(line), 0);
  if (all === 0) return 0;
  const returnedBefore = lines.reduce((sum, line) => sum + returnedPart(line, returned.get(line.id) ?? 0), 0);
  return Math.round(((finalTotal - shipping) * returnedBefore) / all);
}

/** If a line's total is not divisible by its quantity, the last item gets the remainder. */
function returnedPart(line: CreditedLine, returned: number): number {
  return Math.round((discountedPrice(line) * returned) / line.quantity);
}

/** Returns a line's price less its own discounts. */
function discountedPrice({ lineTotal, couponDiscount, staffDiscount }: CreditedLine): number {
  return Math.max(0, lineTotal - couponDiscount - staffDiscount);
}
