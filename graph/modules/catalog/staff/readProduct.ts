import { toMeasurements } from '#domain/catalog/measurements.ts';
import { type ProductInput, productSchema } from '#domain/catalog/product/productSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { assertMakingCharge } from '#domain/pricing/priceRow.ts';
import { toCertificate } from '#graph/modules/storefront/stones.ts';
import type {
  CreateProductInput,
  GemstoneInput,
  UpdateProductInput,
} from '#graph/schema/schema.generated.ts';
import type { ProductWithParts } from './lockProduct.ts';

/** Validates the input of a new product. Throws InvalidInput with all problems. */
export function readProduct(input: CreateProductInput): ProductInput {
  return parseInput(productSchema, input);
}

/** Applies the input to the saved product. Variants and stock are included only if the input contains them. */
export function applyProductInput(
  saved: ProductWithParts,
  { id: _id, version: _version, price, ...input }: UpdateProductInput,
): ProductInput {
  // A price equal to the current one changes nothing, even if the current price comes from the rate.
  const fixedPrice = input.fixedPrice === undefined && price !== saved.price ? price : input.fixedPrice;
  const definedInput = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const savedInput = toProductInput(saved);
  const gemstones = input.gemstones && { gemstones: preserveStoneDetails(input.gemstones, saved) };
  const measurements = [...savedInput.measurements, ...(input.measurements ?? [])];
  const pricing = readPricing(saved, { ...input, fixedPrice });
  const mergedInput = { ...savedInput, ...definedInput, ...gemstones, measurements, ...pricing };
  const isCompareAtPriceUnchanged = [undefined, saved.compareAtPrice].includes(input.compareAtPrice);
  if (!isCompareAtPriceUnchanged || (input.compareAtPrice != null && mergedInput.fixedPrice === null))
    return preserveMakingCharge(parseInput(productSchema, mergedInput), saved);
  // An unchanged compare-at price is allowed after the price has risen above it, and is removed with the fixed price.
  const product = parseInput(productSchema, { ...mergedInput, compareAtPrice: null });
  return preserveMakingCharge(
    { ...product, compareAtPrice: product.fixedPrice == null ? null : saved.compareAtPrice },
    saved,
  );
}

function toProductInput(saved: ProductWithParts) {
  const { tags, gemstones, measurements, stock: _stock, variants: _variants, ...facts } = saved;
  return {
    ...facts,
    tags,
    measurements: toMeasurements(measurements),
    gemstones: gemstones.map((stone) => ({
      ...stone,
      carat: stone.milliCarat / 1000,
      certificate: toCertificate(stone),
    })),
  };
}

/**
 * Keeps the saved size and certificate of a stone if the input omits them and the stone at its position is of the same
 * kind.
 */
function preserveStoneDetails(
  stones: NonNullable<UpdateProductInput['gemstones']>,
  { gemstones }: ProductWithParts,
): GemstoneInput[] {
  return stones.map((stone, index) => {
    const savedStone = gemstones[index];
    if (savedStone?.kind !== stone.kind.trim().toLowerCase()) return stone;
    const { lengthUm, widthUm, depthUm } = savedStone;
    const hasSizeInput = [stone.lengthUm, stone.widthUm, stone.depthUm].some(
      (micrometres) => micrometres !== undefined,
    );
    return {
      ...stone,
      ...(!hasSizeInput && { lengthUm, widthUm, depthUm }),
      ...(stone.certificate === undefined && { certificate: toCertificate(savedStone) }),
    };
  });
}

/**
 * Returns the pricing. A fixed price and the two kinds of making charge exclude one another. Null does not remove a
 * making charge.
 */
function readPricing(
  saved: ProductWithParts,
  input: Pick<UpdateProductInput, 'fixedPrice' | 'makingPercent' | 'makingFixed'>,
) {
  const { fixedPrice, makingPercent = null, makingFixed = null } = input;
  if ([fixedPrice, makingPercent, makingFixed].some((value) => value != null))
    return { fixedPrice: fixedPrice ?? null, makingPercent, makingFixed };
  if (fixedPrice === undefined && saved.pricingMode === 'FIXED')
    return { fixedPrice: saved.fixedPrice, makingPercent: null, makingFixed: null };
  assertMakingCharge(saved, 'fixedPrice');
  return { fixedPrice: null, ...toMakingCharge(saved) };
}

/** Keeps the previous making charge with a fixed price, so that the product can return to the rate. */
function preserveMakingCharge(product: ProductInput, saved: ProductWithParts): ProductInput {
  return product.fixedPrice == null ? product : { ...product, ...toMakingCharge(saved) };
}

function toMakingCharge({ makingFixed, makingBasisPoints }: ProductWithParts) {
  return { makingFixed, makingPercent: makingBasisPoints === null ? null : makingBasisPoints / 100 };
}
