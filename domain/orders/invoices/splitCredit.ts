/** Amounts of an invoice or a credit note, in NPR. `total` includes untaxed amounts. */
export interface BilledAmounts {
  taxable: number;
  tax: number;
  total: number;
}

export interface CreditRequest {
  total: number;
  /** Shipping part of the total, which is not taxed. */
  shipping: number;
}

/**
 * Splits a credit into the amounts of a credit note. The credit never exceeds the part of the invoice that earlier
 * credit notes have not credited. Credits of the full amount add up to the invoice's tax, to the rupee.
 */
export function splitCredit(
  invoice: BilledAmounts,
  earlierCredits: readonly BilledAmounts[],
  request: CreditRequest,
): BilledAmounts {
  const creditedAmounts = sumBilledAmounts(earlierCredits);
  const remainingGoods = calculateTaxedGoods(invoice) - calculateTaxedGoods(creditedAmounts);
  const remainingUntaxed = calculateUntaxedAmount(invoice) - calculateUntaxedAmount(creditedAmounts);
  const shipping = clamp(request.shipping, Math.min(remainingUntaxed, request.total));
  const goods = clamp(request.total - shipping, remainingGoods);
  const untaxedCredit = shipping + clamp(request.total - shipping - goods, remainingUntaxed - shipping);
  const taxableShare =
    calculateTaxedGoods(invoice) === 0 ? 0 : invoice.taxable / calculateTaxedGoods(invoice);
  const taxable =
    Math.round((calculateTaxedGoods(creditedAmounts) + goods) * taxableShare) - creditedAmounts.taxable;
  return { taxable, tax: goods - taxable, total: goods + untaxedCredit };
}

export function sumBilledAmounts(parts: readonly BilledAmounts[]): BilledAmounts {
  const sum = (field: keyof BilledAmounts) => parts.reduce((total, part) => total + part[field], 0);
  return { taxable: sum('taxable'), tax: sum('tax'), total: sum('total') };
}

/** Returns the untaxed part of the total, such as the shipping. */
export function calculateUntaxedAmount({ taxable, tax, total }: BilledAmounts): number {
  return total - taxable - tax;
}

function calculateTaxedGoods({ taxable, tax }: BilledAmounts): number {
  return taxable + tax;
}

function clamp(amount: number, max: number): number {
  return Math.max(0, Math.min(amount, max));
}
