import { type ProductText, productSchema } from '#domain/catalog/productSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { expectMaking } from '#domain/pricing/priceRow.ts';
import type {
  CreateProductInput,
  GemstoneInput,
  UpdateProductInput,
} from '#graph/schema/schema.generated.ts';
import { toCertificate } from '../stones.ts';
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
  const gemstones = input.gemstones && { gemstones: withCertificatesKept(input.gemstones, saved) };
  const whole = {
    ...asWritten(saved),
    ...given,
    ...gemstones,
    ...wayToPrice(saved, { ...input, fixedPrice }),
  };
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

function asWritten({ tags, gemstones, stock: _stock, variants: _variants, ...facts }: WholeProduct) {
  return {
    ...facts,
    tags,
    gemstones: gemstones.map((stone) => ({
      ...stone,
      carat: stone.milliCarat / 1000,
      certificate: toCertificate(stone),
    })),
  };
}

/** A stone that says nothing of a certificate keeps that of the stone of its kind at its place. */
function withCertificatesKept(
  stones: NonNullable<UpdateProductInput['gemstones']>,
  { gemstones }: WholeProduct,
): GemstoneInput[] {
  return stones.map((stone, index) => {
    const saved = gemstones[index];
    const isSame = saved?.kind === stone.kind.trim().toLowerCase();
    return stone.certificate === undefined && saved && isSame
      ? { ...stone, certificate: toCertificate(saved) }
      : stone;
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
