import { DomainError } from '#domain/errors/errors.ts';
import { changedPart } from '#domain/pricing/changedPart.ts';
import type { PriceChange, PricePart } from '#domain/pricing/priceChangeSchema.ts';
import type { ProductToPrice } from '#graph/modules/pricing/newPrices.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';

export interface ChangedProduct {
  /** With the part as it becomes, and the prices as they were. */
  product: ProductToPrice;
  partBefore: number;
  partAfter: number;
}

const CONDITIONS: Record<PricePart, Prisma.ProductWhereInput> = {
  MAKING_PERCENT: { pricingMode: 'RATE', makingBasisPoints: { not: null } },
  MAKING_SUM: { pricingMode: 'RATE', makingFixed: { not: null } },
  STONES: { pricingMode: 'RATE', stonesPrice: { gt: 0 } },
  FIXED_PRICE: { pricingMode: 'FIXED' },
};

/** The pieces whose price has that part. */
export function hasPart(part: PricePart): Prisma.ProductWhereInput {
  return CONDITIONS[part];
}

/** The piece with its part changed; null when it is so already. Refuses what a piece cannot have. */
export function changedProduct(product: ProductToPrice, change: PriceChange): ChangedProduct | null {
  const { part } = change;
  const partBefore = toPart(product, part);
  const partAfter = changedPart(partBefore, change);
  if (partAfter === null)
    throw new DomainError('AMOUNT_IMPOSSIBLE', { name: product.name, sku: product.sku }, 'amount');
  if (partAfter === partBefore) return null;
  return { product: { ...product, ...toField(part, partAfter) }, partBefore, partAfter };
}

/** The column that holds the part, as it is written. */
export function toField(part: PricePart, value: number): Partial<ProductToPrice> {
  if (part === 'MAKING_PERCENT') return { makingBasisPoints: Math.round(value * 100) };
  if (part === 'MAKING_SUM') return { makingFixed: value };
  return part === 'STONES' ? { stonesPrice: value } : { fixedPrice: value };
}

function toPart(product: ProductToPrice, part: PricePart): number {
  if (part === 'MAKING_PERCENT') return (product.makingBasisPoints ?? 0) / 100;
  if (part === 'MAKING_SUM') return product.makingFixed ?? 0;
  return part === 'STONES' ? product.stonesPrice : (product.fixedPrice ?? 0);
}
