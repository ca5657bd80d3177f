/** A line of an order, with how many of it came back so far. */
export interface CreditedLine {
  id: string;
  quantity: number;
  lineTotal: number;
  /** What the order's coupon took off it, NPR. */
  couponDiscount: number;
  /** What staff took off this line, NPR. */
  staffDiscount: number;
  returned: number;
}

/** What an order cost, NPR. */
export interface CreditedOrder {
  finalTotal: number;
  shipping: number;
  lines: readonly CreditedLine[];
}

/** How many of a line come back now. */
export interface ComingBack {
  lineId: string;
  quantity: number;
}

export interface ReturnCredit {
  /** What each line is worth to its buyer, NPR: its price less its own discounts and its share of the one on the whole, with its share of the tax. */
  lines: { lineId: string; credited: number }[];
  /** Of all of them together. */
  goods: number;
}

/**
 * What is credited for pieces that come back, without the shipping. What several returns come to is what one return of
 * the same pieces would: all of an order's pieces together are worth its total without the shipping, to the rupee.
 */
export function creditFor(order: CreditedOrder, coming: readonly ComingBack[]): ReturnCredit {
  const before = new Map(order.lines.map(({ id, returned }) => [id, returned]));
  let credited = worthOf(order, before);
  const lines = coming.map(({ lineId, quantity }) => {
    before.set(lineId, (before.get(lineId) ?? 0) + quantity);
    const worth = worthOf(order, before);
    const own = worth - credited;
    credited = worth;
    return { lineId, credited: own };
  });
  return { lines, goods: lines.reduce((sum, line) => sum + line.credited, 0) };
}

/** What the store does not give back of a credit. */
export interface Deduction {
  shipping: number;
  deduction: number;
}

export function sumOfCredit(
  { goods }: Pick<ReturnCredit, 'goods'>,
  { shipping, deduction }: Deduction,
): number {
  return Math.max(0, goods + shipping - deduction);
}

/** The part of what the order cost that so many of its pieces bear. */
function worthOf(
  { finalTotal, shipping, lines }: CreditedOrder,
  returned: ReadonlyMap<string, number>,
): number {
  const all = lines.reduce((sum, line) => sum + paidFor(line), 0);
  if (all === 0) return 0;
  const back = lines.reduce((sum, line) => sum + partOfLine(line, returned.get(line.id) ?? 0), 0);
  return Math.round(((finalTotal - shipping) * back) / all);
}

/** Of a line whose total its pieces do not divide evenly, the last one bears the rest. */
function partOfLine(line: CreditedLine, returned: number): number {
  return Math.round((paidFor(line) * returned) / line.quantity);
}

/** A line's price less its own discounts. */
function paidFor({ lineTotal, couponDiscount, staffDiscount }: CreditedLine): number {
  return Math.max(0, lineTotal - couponDiscount - staffDiscount);
}
