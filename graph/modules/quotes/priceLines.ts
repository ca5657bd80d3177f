import { findIssues, type InputIssue } from '#domain/errors/problems.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import { calculateLineTotal } from '#domain/orders/orderTotals.ts';
import {
  type ChargedPrice,
  type GuaranteedPrice,
  getChargedPrice,
} from '#domain/pricing/priceHold/getChargedPrice.ts';
import { createInvalidInputError, createUserError } from '#graph/errors/userErrors.ts';
import type { ShopProduct, VariantFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { LineInput, UserError } from '#graph/schema/schema.generated.ts';
import type { ChosenLine } from './chooseVariants.ts';
import type { FreshLevel, FreshVariant, ProductForSale } from './freshVariants.ts';

/**
 * Maximum sum of items in one order, in NPR. Even with tax and shipping, the total fits the integers of GraphQL and the
 * database.
 */
export const MAX_ITEMS = 1_000_000_000;

export interface PricedLine extends ChargedPrice {
  /** Index in the input, from 0. */
  index: number;
  product: ShopProduct;
  /** Variant with its current price and stock. */
  variant: VariantFacts;
  quantity: number;
  lineTotal: number;
  /** Cost of one item, in NPR; null if unknown. */
  unitCost: number | null;
}

export interface PricedLines {
  lines: PricedLine[];
  /** Problems of the omitted lines, by field, such as `lines.2.quantity`. */
  errors: UserError[];
}

/** Current data about the lines. */
export interface PricingData {
  chosen: readonly ChosenLine[];
  currentVariants: readonly FreshVariant[];
  /** Stock levels the items can be taken from. If omitted, all stock for sale counts. */
  levels?: readonly FreshLevel[];
  forSale: readonly ProductForSale[];
  /** Guaranteed prices, by variant id. */
  priceHolds?: ReadonlyMap<string, GuaranteedPrice> | undefined;
}

/**
 * Prices lines from the current database state. Lines of the same variant share its stock; earlier lines take
 * precedence.
 */
export function priceLines(input: readonly LineInput[], data: PricingData): PricedLines {
  const issues = findLineIssues(input);
  const errors = issues.map(createInvalidInputError);
  if (issues.some(({ field }) => field === 'lines')) return { lines: [], errors };

  const lines: PricedLine[] = [];
  for (const [index, line] of input.entries()) {
    if (errors.some(({ field }) => field === toQuantityField(index))) continue;
    const product = data.chosen[index]?.product;
    const productForSale = data.forSale.find(({ id }) => id === product?.id);
    const variant = findCurrentVariant(data, index);
    const pricedLine =
      product && productForSale
        ? priceLine(
            { line, index, product, variant, unitCost: productForSale.cost, priceHolds: data.priceHolds },
            lines,
          )
        : createNotForSaleError(line, `lines.${index}.productId`);
    if ('code' in pricedLine) errors.push(pricedLine);
    else lines.push(pricedLine);
  }
  return { lines, errors };
}

const ID_PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Returns the error for a product that is not for sale. Text that is not in the format of an id, such as a SKU, is
 * reported as an unknown product.
 */
function createNotForSaleError({ productId }: LineInput, field: string): UserError {
  return createUserError(ID_PATTERN.test(productId) ? 'NO_LONGER_FOR_SALE' : 'PRODUCT_NOT_FOUND', field);
}

function findCurrentVariant(
  { chosen, currentVariants, levels }: PricingData,
  index: number,
): VariantFacts | null {
  const variant = chosen[index]?.variant;
  const currentVariant = currentVariants.find(({ id }) => id === variant?.id);
  if (!variant || !currentVariant) return null;
  const variantLevels = levels?.filter(({ variantId }) => variantId === variant.id);
  return {
    ...variant,
    price: currentVariant.price,
    stock: variantLevels ? sumNumbers(variantLevels.map(({ quantity }) => quantity)) : currentVariant.stock,
  };
}

interface LineToPrice {
  line: LineInput;
  index: number;
  product: ShopProduct;
  variant: VariantFacts | null;
  unitCost: number | null;
  priceHolds: PricingData['priceHolds'];
}

function priceLine(
  { line: { size, quantity }, index, product, variant, unitCost, priceHolds }: LineToPrice,
  previousLines: readonly PricedLine[],
): PricedLine | UserError {
  if (!variant) return createSizeNotFoundError(index, product, size);

  const field = toQuantityField(index);
  const earlierQuantity = sumNumbers(
    previousLines.filter((line) => line.variant.id === variant.id).map(({ quantity }) => quantity),
  );
  if (earlierQuantity + quantity > variant.stock) return createOutOfStockError(field, variant.stock);

  const price = getChargedPrice(priceHolds?.get(variant.id), variant.price);
  const total = calculateLineTotal(price.unitPrice, quantity);
  if (sumNumbers(previousLines.map(({ lineTotal }) => lineTotal)) + total > MAX_ITEMS)
    return createUserError('ORDER_TOO_LARGE', { maxNpr: MAX_ITEMS }, field);

  return { index, product, variant, quantity, ...price, lineTotal: total, unitCost };
}

/** Returns the error for a size that a product for sale does not have. */
export function createSizeNotFoundError(
  index: number,
  { parts }: ShopProduct,
  size?: string | null,
): UserError {
  const field = `lines.${index}.size`;
  if (!size?.trim()) return createUserError('SIZE_NOT_CHOSEN', field);
  const hasSizes = parts.variants.some((variant) => variant.size !== null);
  if (!hasSizes) return createUserError('PRODUCT_HAS_NO_SIZES', field);
  return createUserError('SIZE_NOT_AVAILABLE', { size: size.trim() }, field);
}

function createOutOfStockError(field: string, remainingQuantity: number): UserError {
  return remainingQuantity > 0
    ? createUserError('INSUFFICIENT_STOCK', { count: remainingQuantity }, field)
    : createUserError('SOLD_OUT', field);
}

function toQuantityField(index: number): string {
  return `lines.${index}.quantity`;
}

function sumNumbers(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Returns the issues with the lines that can be detected without the catalogue. */
export function findLineIssues(lines: readonly LineInput[]): InputIssue[] {
  return findIssues(orderLinesSchema, lines, 'lines');
}
