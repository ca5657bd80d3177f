import { DomainError } from '#domain/errors/errors.ts';
import { changePricePart } from '#domain/pricing/changePricePart.ts';
import type { PriceChange, PricePart } from '#domain/pricing/priceChangeSchema.ts';
import type { ProductToPrice } from '#graph/modules/pricing/computeNewPrices.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

export interface ChangedProduct {
  /** Product with the new price part, but its old prices. */
  product: ProductToPrice;
  partBefore: number;
  partAfter: number;
}

const CONDITIONS: Record<PricePart, Prisma.ProductWhereInput> = {
  MAKING_PERCENT: { pricingMode: 'RATE', makingBasisPoints: { not: null } },
  MAKING_FIXED: { pricingMode: 'RATE', makingFixed: { not: null } },
  STONES: { pricingMode: 'RATE', stonesPrice: { gt: 0 } },
  FIXED_PRICE: { pricingMode: 'FIXED' },
};

/** Returns the condition for products whose price contains the part. */
export function getPartCondition(part: PricePart): Prisma.ProductWhereInput {
  return CONDITIONS[part];
}

/**
 * Returns the product with the price part changed. Null if the value does not change. Throws if the new value is out of
 * range.
 */
export function applyPriceChange(product: ProductToPrice, change: PriceChange): ChangedProduct | null {
  const { part } = change;
  const partBefore = getPartValue(product, part);
  const partAfter = changePricePart(partBefore, change);
  if (partAfter === null)
    throw new DomainError('RESULTING_PRICE_OUT_OF_RANGE', { name: product.name, sku: product.sku }, 'amount');
  if (partAfter === partBefore) return null;
  return { product: { ...product, ...toPartColumn(part, partAfter) }, partBefore, partAfter };
}

/** Returns the database column of the price part with its new value. */
export function toPartColumn(part: PricePart, value: number): Partial<ProductToPrice> {
  if (part === 'MAKING_PERCENT') return { makingBasisPoints: Math.round(value * 100) };
  if (part === 'MAKING_FIXED') return { makingFixed: value };
  return part === 'STONES' ? { stonesPrice: value } : { fixedPrice: value };
}

function getPartValue(product: ProductToPrice, part: PricePart): number {
  if (part === 'MAKING_PERCENT') return (product.makingBasisPoints ?? 0) / 100;
  if (part === 'MAKING_FIXED') return product.makingFixed ?? 0;
  return part === 'STONES' ? product.stonesPrice : (product.fixedPrice ?? 0);
}
