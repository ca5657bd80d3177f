import { isPurity, type Metal } from '#domain/catalog/metals.ts';
import { breakDownPrice, type MakingCharge, type PriceBreakdown } from '#domain/pricing/productPrice.ts';
import type { Product } from '#graph/prisma/generated/client.ts';

export type PricedProduct = Pick<
  Product,
  | 'sku'
  | 'metal'
  | 'purity'
  | 'pricingMode'
  | 'makingBasisPoints'
  | 'makingFixed'
  | 'stonesPrice'
  | 'fixedPrice'
>;

/** NPR per tola of each fine metal; metals without a rate are omitted. */
export type Rates = Partial<Record<Metal, { perTola: number }>>;

/** Returns the price breakdown of a product of this weight; null for a fixed price or a metal without a rate. */
export function computePriceBreakdown(
  product: PricedProduct,
  weightMg: number,
  rates: Rates,
): PriceBreakdown | null {
  const rate = rates[product.metal];
  if (product.pricingMode === 'FIXED' || !rate || !isPurity(product.purity)) return null;
  return breakDownPrice({
    weightMg,
    purity: product.purity,
    ratePerTola: rate.perTola,
    making: toMakingCharge(product),
    stones: product.stonesPrice,
  });
}

/** Returns the price of a product of this weight at these rates, in NPR. */
export function calculatePrice(product: PricedProduct, weightMg: number, rates: Rates): number {
  const price =
    product.pricingMode === 'FIXED'
      ? product.fixedPrice
      : computePriceBreakdown(product, weightMg, rates)?.total;
  if (price == null)
    throw new Error(
      `${product.sku} cannot be priced: ${product.purity} ${product.metal}, ${product.pricingMode}.`,
    );
  return price;
}

function toMakingCharge({ makingFixed, makingBasisPoints }: PricedProduct): MakingCharge {
  if (makingFixed !== null) return { kind: 'FIXED', amount: makingFixed };
  return { kind: 'PERCENT', percent: (makingBasisPoints ?? 0) / 100 };
}
