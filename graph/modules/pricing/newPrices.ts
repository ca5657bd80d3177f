import type { Prisma } from '#graph/prisma/generated/client.ts';
import { calculatePrice } from './priceBreakdown.ts';
import type { RatesInForce } from './ratesInForce.ts';

/** What has to be read of a product to price it: it is done for thousands at once. */
export const TO_PRICE = {
  id: true,
  sku: true,
  name: true,
  metal: true,
  purity: true,
  pricingMode: true,
  makingBasisPoints: true,
  makingFixed: true,
  stonesPrice: true,
  fixedPrice: true,
  compareAtPrice: true,
  price: true,
  variants: { select: { id: true, weightMg: true, price: true } },
} as const satisfies Prisma.ProductSelect;

export type ProductToPrice = Prisma.ProductGetPayload<{ select: typeof TO_PRICE }>;

export interface NewPrices {
  /** The sizes whose price is another now. */
  sizes: { id: string; price: number }[];
  /** The product's own, when it is another now: that of its cheapest size. */
  change: { oldPrice: number | null; newPrice: number; rateId: string | null } | null;
}

/** What a product costs at these rates. One whose price is 0 was never priced: it had no price before. */
export function newPrices(product: ProductToPrice, rates: RatesInForce): NewPrices {
  const priced = product.variants.map(({ id, weightMg, price }) => ({
    id,
    was: price,
    price: calculatePrice(product, weightMg, rates),
  }));
  const sizes = priced.filter(({ was, price }) => was !== price).map(({ id, price }) => ({ id, price }));
  const newPrice = Math.min(...priced.map(({ price }) => price));
  if (priced.length === 0 || newPrice === product.price) return { sizes, change: null };
  const rateId = product.pricingMode === 'RATE' ? (rates[product.metal]?.id ?? null) : null;
  return { sizes, change: { oldPrice: product.price || null, newPrice, rateId } };
}
