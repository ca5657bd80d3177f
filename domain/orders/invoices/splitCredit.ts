/** Amounts of an invoice or a credit note, in NPR. `total` includes parts without tax. */
export interface BilledAmounts {
  taxable: number;
  tax: number;
  total: number;
}

export interface CreditRequest {
  total: number;
  /** Part of the total for shipping, which is not taxed. */
  shipping: number;
}

/**
 * Splits a credit into the parts of a credit note. It never exceeds what earlier credit notes left of the invoice.
 * Credits of the full amount add up to the invoice's tax, to the rupee.
 */
export function splitCredit(
  invoice: BilledAmounts,
  before: readonly BilledAmounts[],
  request: CreditRequest,
): BilledAmounts {
  const credited = sumBilled(before);
  const goodsLeft = taxedGoods(invoice) - taxedGoods(credited);
  const otherLeft = untaxedAmount(invoice) - untaxedAmount(credited);
  const shipping = clamp(request.shipping, Math.min(otherLeft, request.total));
  const goods = clamp(request.total - shipping, goodsLeft);
  const other = shipping + clamp(request.total - shipping - goods, otherLeft - shipping);
  const share = taxedGoods(invoice) === 0 ? 0 : invoice.taxable / taxedGoods(invoice);
  const taxable = Math.round((taxedGoods(credited) + goods) * share) - credited.taxable;
  return { taxable, tax: goods - taxable, total: goods + other };
}

export function sumBilled(parts: readonly BilledAmounts[]): BilledAmounts {
  const sum = (of: keyof BilledAmounts) => parts.reduce((total, part) => total + part[of], 0);
  return { taxable: sum('taxable'), tax: sum('tax'), total: sum('total') };
}

/** Returns the part without tax, such as the shipping. */
export function untaxedAmount({ taxable, tax, total }: BilledAmounts): number {
  return total - taxable - tax;
}

function taxedGoods({ taxable, tax }: BilledAmounts): number {
  return taxable + tax;
}

function clamp(amount: number, max: number): number {
  return Math.max(0, Math.min(amount, max));
}
