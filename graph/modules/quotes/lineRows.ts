import { v7 as uuidv7 } from 'uuid';
import { STORED_AMOUNT, toStoredDiscount } from '#domain/orders/counter/calculateStaffDiscount.ts';
import type { Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import type { OrderLine } from '#graph/prisma/generated/client.ts';
import type { CounterTerms } from './counterTerms.ts';
import { getBreakdown } from './getBreakdown.ts';
import type { PricedLine } from './priceLines.ts';
import type { PricedQuote } from './quoteLines.ts';

export function countItems(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Converts the lines of a quote to order lines, which store the name, photo, size and price at the time of sale. */
export function toLines(
  { quote, counterSale }: { quote: PricedQuote; counterSale: CounterTerms | null },
  orderId: string,
  rates: Rates,
): OrderLine[] {
  return quote.lines.map((line, position) => ({
    ...toLine(line, orderId, rates),
    couponDiscount: quote.coupon?.lines[position] ?? 0,
    staffDiscount: quote.staffDiscount.lines[position] ?? 0,
    staffDiscountReason: counterSale?.discounts?.lines[line.index]?.reason ?? null,
    ...toStoredDiscount(counterSale?.discounts?.lines[line.index] ?? null),
    isCouponCounted: quote.coupon?.appliesToLine[position] ?? null,
  }));
}

/** Converts a line to an order line without a discount. */
export function toLine(line: PricedLine, orderId: string, rates: Rates): OrderLine {
  const { index, product, variant, quantity, unitPrice, lineTotal, unitCost } = line;
  const breakdown = getBreakdown(line, rates);
  return {
    id: uuidv7(),
    orderId,
    productId: product.id,
    variantId: variant.id,
    position: index,
    sku: variant.sku,
    name: product.name,
    nameNe: product.nameNe,
    imageKey: product.parts.images[0]?.key ?? null,
    size: variant.size,
    quantity,
    returned: 0,
    unitPrice,
    lineTotal,
    unitCost,
    couponDiscount: 0,
    isCouponCounted: null,
    ...STORED_AMOUNT,
    staffDiscount: 0,
    staffDiscountReason: null,
    weightMg: variant.weightMg,
    category: product.category,
    type: product.type,
    metal: product.metal,
    purity: product.purity,
    breakdown: breakdown && { ...breakdown },
  };
}
