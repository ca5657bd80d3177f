import { z } from 'zod';
import { bookedPrices } from '#domain/orders/booking/bookedPrices.ts';
import type { PriceBreakdown } from '#domain/pricing/productPrice.ts';
import { priceBreakdown, type Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import { ratesInForce } from '#graph/modules/pricing/ratesInForce.ts';
import type { Booking, OrderLine, Prisma, Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** What one piece of a line costs by a rate that has fallen since it was booked. */
export interface LoweredPrice {
  lineId: string;
  unitPrice: number;
  breakdown: PriceBreakdown | null;
}

export type ReadingPrices = Pick<Transaction, 'order' | 'orderLine' | 'metalRate'>;

/** The lines of a booking that cost less by the rates of now, under terms that follow them down. */
export async function lowerPrices(
  prisma: ReadingPrices,
  now: Date,
  { orderId, rateRule }: Booking,
): Promise<LoweredPrice[]> {
  if (rateRule === 'FIXED') return [];
  const [rates, lines] = await Promise.all([
    ratesInForce(prisma, now),
    prisma.orderLine.findMany({ where: { orderId }, include: { product: true } }),
  ]);
  const priced = lines.map((line) => ({ line, breakdown: breakdownNow(line, rates) }));
  const prices = bookedPrices(
    priced.map(({ line, breakdown }) => ({ ...line, priceToday: breakdown?.total ?? null })),
    rateRule,
  );
  return priced.flatMap(({ line, breakdown }, place) => {
    const unitPrice = prices[place] ?? line.unitPrice;
    return unitPrice < line.unitPrice ? [{ lineId: line.id, unitPrice, breakdown }] : [];
  });
}

/** Of the piece as it was sold; null where its price was, or is, no matter of the rate. */
function breakdownNow(line: OrderLine & { product: Product | null }, rates: Rates): PriceBreakdown | null {
  if (!line.product || line.breakdown === null) return null;
  const { metal, purity, weightMg } = line;
  return priceBreakdown({ ...line.product, metal, purity }, weightMg, rates);
}

const kept = z.array(
  z.object({
    lineId: z.string(),
    unitPrice: z.int(),
    breakdown: z.custom<PriceBreakdown>((value) => typeof value === 'object').nullable(),
  }),
);

/** The prices as they were kept with an attempt or a slip; null where none were. */
export function readPrices(data: Prisma.JsonValue): LoweredPrice[] | null {
  return kept.nullable().parse(data);
}

export function toKept(prices: readonly LoweredPrice[]): Prisma.InputJsonArray {
  return prices.map(({ breakdown, ...price }) => ({ ...price, breakdown: breakdown && { ...breakdown } }));
}
