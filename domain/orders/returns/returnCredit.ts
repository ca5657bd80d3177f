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
 * Calculates the credit for returned items, excluding shipping. Several returns add up to the credit of one return of
 * the same items. The credit for all items is the order's total less shipping, to the rupee.
 */
export function calculateCredit(
  order: CreditedOrder,
  returnedItems: readonly ReturnedQuantity[],
): ReturnCredit {
  const quantitiesBefore = new Map(order.lines.map(({ id, returned }) => [id, returned]));
  let previousCredit = calculateCreditedShare(order, quantitiesBefore);
  const lines = returnedItems.map(({ lineId, quantity }) => {
    quantitiesBefore.set(lineId, (quantitiesBefore.get(lineId) ?? 0) + quantity);
    const creditedTotal = calculateCreditedShare(order, quantitiesBefore);
    const lineCredit = creditedTotal - previousCredit;
    previousCredit = creditedTotal;
    return { lineId, credited: lineCredit };
  });
  return { lines, goods: lines.reduce((sum, line) => sum + line.credited, 0) };
}

/** Amount that the store deducts from a credit. */
export interface Deduction {
  shipping: number;
  deduction: number;
}

export function calculateTotalCredit(
  { goods }: Pick<ReturnCredit, 'goods'>,
  { shipping, deduction }: Deduction,
): number {
  return Math.max(0, goods + shipping - deduction);
}

/** Returns the share of the order's price for this quantity. */
function calculateCreditedShare(
  { finalTotal, shipping, lines }: CreditedOrder,
  returnedQuantities: ReadonlyMap<string, number>,
): number {
  const totalPrice = lines.reduce((sum, line) => sum + calculateDiscountedPrice(line), 0);
  if (totalPrice === 0) return 0;
  const returnedBefore = lines.reduce(
    (sum, line) => sum + calculateReturnedPart(line, returnedQuantities.get(line.id) ?? 0),
    0,
  );
  return Math.round(((finalTotal - shipping) * returnedBefore) / totalPrice);
}

/** If a line's total is not divisible by its quantity, the last item gets the remainder. */
function calculateReturnedPart(line: CreditedLine, returnedQuantity: number): number {
  return Math.round((calculateDiscountedPrice(line) * returnedQuantity) / line.quantity);
}

/** Returns a line's price less its own discounts. */
function calculateDiscountedPrice({ lineTotal, couponDiscount, staffDiscount }: CreditedLine): number {
  return Math.max(0, lineTotal - couponDiscount - staffDiscount);
}
