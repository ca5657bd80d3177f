import { type InputIssue, issuesIn } from '#domain/errors/problems.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import { type ChargedPrice, chargedPrice, type HeldPrice } from '#domain/pricing/held/chargedPrice.ts';
import { invalid, userError } from '#graph/errors/userErrors.ts';
import type { ShopProduct, VariantFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { LineInput, UserError } from '#graph/schema/schema.generated.ts';
import type { ChosenLine } from './chooseVariants.ts';
import type { ForSale, FreshLevel, FreshVariant } from './freshVariants.ts';

/** NPR of items in one order; with tax and shipping it still fits GraphQL's and the database's integers. */
export const MAX_ITEMS = 1_000_000_000;

export interface PricedLine extends ChargedPrice {
  /** Its place in the input, from 0. */
  index: number;
  product: ShopProduct;
  /** With its price and stock of now. */
  variant: VariantFacts;
  quantity: number;
  lineTotal: number;
  /** What one cost the store, NPR; null where that is not known. */
  unitCost: number | null;
}

export interface PricedLines {
  lines: PricedLine[];
  /** Why the lines that are left out cannot be had, by field: `lines.2.quantity`. */
  errors: UserError[];
}

/** What the lines are about, and how that is at this moment. */
export interface LineFacts {
  chosen: readonly ChosenLine[];
  fresh: readonly FreshVariant[];
  /** What there is of each size at the places that it may be taken from; left out, all that is for sale counts. */
  levels?: readonly FreshLevel[];
  forSale: readonly ForSale[];
  /** What was promised to the buyer, by the id of the size. */
  held?: ReadonlyMap<string, HeldPrice> | undefined;
}

/** Prices lines as the database has them now. Lines of the same variant share its stock, the first one first. */
export function priceLines(input: readonly LineInput[], facts: LineFacts): PricedLines {
  const issues = lineIssues(input);
  const errors = issues.map(invalid);
  if (issues.some(({ field }) => field === 'lines')) return { lines: [], errors };

  const lines: PricedLine[] = [];
  for (const [index, line] of input.entries()) {
    if (errors.some(({ field }) => field === toQuantityField(index))) continue;
    const product = facts.chosen[index]?.product;
    const onSale = facts.forSale.find(({ id }) => id === product?.id);
    const variant = variantNow(facts, index);
    const priced =
      product && onSale
        ? priceLine({ line, index, product, variant, unitCost: onSale.cost, held: facts.held }, lines)
        : notForSale(line, `lines.${index}.productId`);
    if ('code' in priced) errors.push(priced);
    else lines.push(priced);
  }
  return { lines, errors };
}

const AN_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What cannot be an id, such as a SKU, never was for sale. */
function notForSale({ productId }: LineInput, field: string): UserError {
  return userError(AN_ID.test(productId) ? 'NO_LONGER_FOR_SALE' : 'PRODUCT_NOT_FOUND', field);
}

function variantNow({ chosen, fresh, levels }: LineFacts, index: number): VariantFacts | null {
  const variant = chosen[index]?.variant;
  const now = fresh.find(({ id }) => id === variant?.id);
  if (!variant || !now) return null;
  const there = levels?.filter(({ variantId }) => variantId === variant.id);
  return {
    ...variant,
    price: now.price,
    stock: there ? addUp(there.map(({ quantity }) => quantity)) : now.stock,
  };
}

interface LineToPrice {
  line: LineInput;
  index: number;
  product: ShopProduct;
  variant: VariantFacts | null;
  unitCost: number | null;
  held: LineFacts['held'];
}

function priceLine(
  { line: { size, quantity }, index, product, variant, unitCost, held }: LineToPrice,
  before: readonly PricedLine[],
): PricedLine | UserError {
  if (!variant) return noSuchSize(index, product, size);

  const field = toQuantityField(index);
  const taken = addUp(
    before.filter((line) => line.variant.id === variant.id).map(({ quantity }) => quantity),
  );
  if (taken + quantity > variant.stock) return outOfStock(field, variant.stock);

  const price = chargedPrice(held?.get(variant.id), variant.price);
  const total = lineTotal(price.unitPrice, quantity);
  if (addUp(before.map(({ lineTotal }) => lineTotal)) + total > MAX_ITEMS)
    return userError('ORDER_TOO_LARGE', { mostNpr: MAX_ITEMS }, field);

  return { index, product, variant, quantity, ...price, lineTotal: total, unitCost };
}

/** Why there is no such size of a piece that is for sale. */
export function noSuchSize(index: number, { parts }: ShopProduct, size?: string | null): UserError {
  const field = `lines.${index}.size`;
  if (!size?.trim()) return userError('SIZE_NOT_CHOSEN', field);
  const hasSizes = parts.variants.some((variant) => variant.size !== null);
  if (!hasSizes) return userError('WITHOUT_SIZES', field);
  return userError('SIZE_NOT_AVAILABLE', { size: size.trim() }, field);
}

function outOfStock(field: string, left: number): UserError {
  return left > 0 ? userError('ONLY_LEFT', { count: left }, field) : userError('SOLD_OUT', field);
}

function toQuantityField(index: number): string {
  return `lines.${index}.quantity`;
}

function addUp(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** What is wrong with the lines, as far as that can be told without the catalog. */
export function lineIssues(lines: readonly LineInput[]): InputIssue[] {
  return issuesIn(orderLinesSchema, lines, 'lines');
}
