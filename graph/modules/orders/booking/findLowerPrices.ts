import { z } from 'zod';
import { calculateBookedPrices } from '#domain/orders/booking/calculateBookedPrices.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { computePriceBreakdown, type Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import { readRatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import type { Booking, OrderLine, Prisma, Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Unit price of an order line at a metal rate that has fallen since the booking. */
export interface LoweredPrice {
  lineId: string;
  unitPrice: number;
  breakdown: PriceBreakdown | null;
}

export type PriceReader = Pick<Transaction, 'order' | 'orderLine' | 'metalRate'>;

/** Returns the new prices of the lines that cost less at current rates. Empty if the booking's terms fix its prices. */
export async function findLowerPrices(
  prisma: PriceReader,
  now: Date,
  { orderId, rateRule }: Booking,
): Promise<LoweredPrice[]> {
  if (rateRule === 'FIXED') return [];
  const [rates, lines] = await Promise.all([
    readRatesInForce(prisma, now),
    prisma.orderLine.findMany({ where: { orderId }, include: { product: true } }),
  ]);
  const pricedLines = lines.map((line) => ({ line, breakdown: getCurrentBreakdown(line, rates) }));
  const prices = calculateBookedPrices(
    pricedLines.map(({ line, breakdown }) => ({ ...line, priceToday: breakdown?.total ?? null })),
    rateRule,
  );
  return pricedLines.flatMap(({ line, breakdown }, index) => {
    const unitPrice = prices[index] ?? line.unitPrice;
    return unitPrice < line.unitPrice ? [{ lineId: line.id, unitPrice, breakdown }] : [];
  });
}

/**
 * Returns the price breakdown of a line's item at current rates, with the weight at which it was sold. Null if its
 * price was not based on the metal rate, or no longer is.
 */
function getCurrentBreakdown(
  line: OrderLine & { product: Product | null },
  rates: Rates,
): PriceBreakdown | null {
  if (!line.product || line.breakdown === null) return null;
  const { metal, purity, weightMg } = line;
  return computePriceBreakdown({ ...line.product, metal, purity }, weightMg, rates);
}

const storedPricesSchema = z.array(
  z.object({
    lineId: z.string(),
    unitPrice: z.int(),
    breakdown: z.custom<PriceBreakdown>((value) => typeof value === 'object').nullable(),
  }),
);

/** Reads the prices stored with a payment attempt or transfer receipt; null if there are none. */
export function readPrices(data: Prisma.JsonValue): LoweredPrice[] | null {
  return storedPricesSchema.nullable().parse(data);
}

export function toStoredPrices(prices: readonly LoweredPrice[]): Prisma.InputJsonArray {
  return prices.map(({ breakdown, ...price }) => ({ ...price, breakdown: breakdown && { ...breakdown } }));
}
