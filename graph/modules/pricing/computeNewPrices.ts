import type { Prisma } from '#graph/prisma/generated/client.ts';
import { calculatePrice } from './computePriceBreakdown.ts';
import type { RatesInForce } from './readRatesInForce.ts';

/** Selects only the columns needed to price a product, since thousands are priced in one run. */
export const PRICING_COLUMNS = {
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

export type ProductToPrice = Prisma.ProductGetPayload<{ select: typeof PRICING_COLUMNS }>;

export interface NewPrices {
  /** Sizes whose price changes. */
  sizes: { id: string; price: number }[];
  /** Change of the product's own price, which equals the price of its cheapest size; null if unchanged. */
  change: { oldPrice: number | null; newPrice: number; rateId: string | null } | null;
}

/**
 * Computes a product's prices at these rates. A current price of 0 means that it was never priced, so there is no old
 * price.
 */
export function computeNewPrices(product: ProductToPrice, rates: RatesInForce): NewPrices {
  const pricedVariants = product.variants.map(({ id, weightMg, price }) => ({
    id,
    was: price,
    price: calculatePrice(product, weightMg, rates),
  }));
  const changedSizes = pricedVariants
    .filter(({ was, price }) => was !== price)
    .map(({ id, price }) => ({ id, price }));
  const newPrice = Math.min(...pricedVariants.map(({ price }) => price));
  if (pricedVariants.length === 0 || newPrice === product.price) return { sizes: changedSizes, change: null };
  const rateId = product.pricingMode === 'RATE' ? (rates[product.metal]?.id ?? null) : null;
  return { sizes: changedSizes, change: { oldPrice: product.price || null, newPrice, rateId } };
}
