import { type ProductText, productSchema } from '#domain/catalog/productSchema.ts';
import { parseInput } from '#domain/errors/problems.ts';
import type { CreateProductInput, UpdateProductInput } from '#graph/schema/schema.generated.ts';
import type { WholeProduct } from './withProduct.ts';

/** The piece of an input. Throws InvalidInput with all that is wrong at once. */
export function readProduct(input: CreateProductInput): ProductText {
  return parseInput(productSchema, input);
}

/** The saved piece with what the input changes. Sizes and stock are there only where the input names them. */
export function changedProduct(
  saved: WholeProduct,
  { id: _id, version: _version, ...input }: UpdateProductInput,
): ProductText {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const whole = { ...asWritten(saved), ...pricingLeft(saved, input), ...given };
  const stays = [undefined, saved.compareAtPrice].includes(input.compareAtPrice);
  if (!stays || (input.compareAtPrice != null && whole.fixedPrice === null))
    return parseInput(productSchema, whole);
  // A price of before that stays is not held against a price that has risen past it, and goes with the fixed price.
  const piece = parseInput(productSchema, { ...whole, compareAtPrice: null });
  return { ...piece, compareAtPrice: piece.fixedPrice == null ? null : saved.compareAtPrice };
}

function asWritten({ tags, gemstones, stock: _stock, variants: _variants, ...facts }: WholeProduct) {
  return {
    ...facts,
    tags,
    gemstones: gemstones.map(({ milliCarat, ...stone }) => ({ ...stone, carat: milliCarat / 1000 })),
  };
}

/** What remains of the saved way to a price: a fixed price and each kind of making charge exclude one another. */
function pricingLeft(saved: WholeProduct, input: Omit<UpdateProductInput, 'id'>) {
  const { fixedPrice, makingFixed, makingBasisPoints } = saved;
  const makingPercent = makingBasisPoints === null ? null : makingBasisPoints / 100;
  const changed = [input.fixedPrice, input.makingFixed, input.makingPercent].some((given) => given != null);
  return changed
    ? { fixedPrice: null, makingFixed: null, makingPercent: null }
    : { fixedPrice, makingFixed, makingPercent };
}
