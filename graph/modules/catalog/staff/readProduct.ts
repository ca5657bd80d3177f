import { toMeasurements } from '#domain/catalog/measurements.ts';
import { type ProductText, productSchema } from '#domain/catalog/product/productSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { expectMaking } from '#domain/pricing/priceRow.ts';
import { toCertificate } from '#graph/modules/storefront/stones.ts';
import type {
  CreateProductInput,
  GemstoneInput,
  UpdateProductInput,
} from '#graph/schema/schema.generated.ts';
import type { WholeProduct } from './withProduct.ts';

/** The piece of an input. Throws InvalidInput with all that is wrong at once. */
export function readProduct(input: CreateProductInput): ProductText {
  return parseInput(productSchema, input);
}

/** The saved piece with what the input changes. Sizes and stock are there only where the input names them. */
export function changedProduct(
  saved: WholeProduct,
  { id: _id, version: _version, price, ...input }: UpdateProductInput,
): ProductText {
  // A price that it has already changes nothing, however it comes by it.
  const fixedPrice = input.fixedPrice === undefined && price !== saved.price ? price : input.fixedPrice;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const written = asWritten(saved);
  const gemstones = input.gemstones && { gemstones: withKeptFacts(input.gemstones, saved) };
  const measurements = [...written.measurements, ...(input.measurements ?? [])];
  const way = wayToPrice(saved, { ...input, fixedPrice });
  const whole = { ...written, ...given, ...gemstones, measurements, ...way };
  const stays = [undefined, saved.compareAtPrice].includes(input.compareAtPrice);
  if (!stays || (input.compareAtPrice != null && whole.fixedPrice === null))
    return withMakingKept(parseInput(productSchema, whole), saved);
  // A price of before that stays is not held against a price that has risen past it, and goes with the fixed price.
  const piece = parseInput(productSchema, { ...whole, compareAtPrice: null });
  return withMakingKept(
    { ...piece, compareAtPrice: piece.fixedPrice == null ? null : saved.compareAtPrice },
    saved,
  );
}

function asWritten(saved: WholeProduct) {
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

/** A stone that says nothing of its size or its certificate keeps that of the stone of its kind at its place. */
function withKeptFacts(
  stones: NonNullable<UpdateProductInput['gemstones']>,
  { gemstones }: WholeProduct,
): GemstoneInput[] {
  return stones.map((stone, index) => {
    const saved = gemstones[index];
    if (saved?.kind !== stone.kind.trim().toLowerCase()) return stone;
    const { lengthUm, widthUm, depthUm } = saved;
    const isSized = [stone.lengthUm, stone.widthUm, stone.depthUm].some((um) => um !== undefined);
    return {
      ...stone,
      ...(!isSized && { lengthUm, widthUm, depthUm }),
      ...(stone.certificate === undefined && { certificate: toCertificate(saved) }),
    };
  });
}

/** The way to the price: a fixed price and each kind of making charge exclude one another. What is null takes no charge away. */
function wayToPrice(
  saved: WholeProduct,
  input: Pick<UpdateProductInput, 'fixedPrice' | 'makingPercent' | 'makingFixed'>,
) {
  const { fixedPrice, makingPercent = null, makingFixed = null } = input;
  if ([fixedPrice, makingPercent, makingFixed].some((given) => given != null))
    return { fixedPrice: fixedPrice ?? null, makingPercent, makingFixed };
  if (fixedPrice === undefined && saved.pricingMode === 'FIXED')
    return { fixedPrice: saved.fixedPrice, makingPercent: null, makingFixed: null };
  expectMaking(saved, 'fixedPrice');
  return { fixedPrice: null, ...makingOf(saved) };
}

/** A fixed price keeps the charge of before, for when it follows the rate again. */
function withMakingKept(piece: ProductText, saved: WholeProduct): ProductText {
  return piece.fixedPrice == null ? piece : { ...piece, ...makingOf(saved) };
}

function makingOf({ makingFixed, makingBasisPoints }: WholeProduct) {
  return { makingFixed, makingPercent: makingBasisPoints === null ? null : makingBasisPoints / 100 };
}
