/** What was billed, or taken back of it, NPR: what tax is taken of, the tax, and both with what is not taxed. */
export interface Billed {
  taxable: number;
  tax: number;
  total: number;
}

export interface WantedCredit {
  total: number;
  /** Of that, for the shipping, which is not taxed. */
  shipping: number;
}

/**
 * What a credit takes back of an invoice, after what was taken back before: never more than is left. Several that
 * come to the whole invoice come to its tax as well, to the rupee.
 */
export function creditParts(invoice: Billed, before: readonly Billed[], wanted: WantedCredit): Billed {
  const credited = sumBilled(before);
  const goodsLeft = goodsOf(invoice) - goodsOf(credited);
  const otherLeft = untaxed(invoice) - untaxed(credited);
  const shipping = within(wanted.shipping, Math.min(otherLeft, wanted.total));
  const goods = within(wanted.total - shipping, goodsLeft);
  const other = shipping + within(wanted.total - shipping - goods, otherLeft - shipping);
  const share = goodsOf(invoice) === 0 ? 0 : invoice.taxable / goodsOf(invoice);
  const taxable = Math.round((goodsOf(credited) + goods) * share) - credited.taxable;
  return { taxable, tax: goods - taxable, total: goods + other };
}

export function sumBilled(parts: readonly Billed[]): Billed {
  const sum = (of: keyof Billed) => parts.reduce((total, part) => total + part[of], 0);
  return { taxable: sum('taxable'), tax: sum('tax'), total: sum('total') };
}

/** The part that no tax is taken of, such as the shipping. */
export function untaxed({ taxable, tax, total }: Billed): number {
  return total - taxable - tax;
}

function goodsOf({ taxable, tax }: Billed): number {
  return taxable + tax;
}

function within(amount: number, most: number): number {
  return Math.max(0, Math.min(amount, most));
}
