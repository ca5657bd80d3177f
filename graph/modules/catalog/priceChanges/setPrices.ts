import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { applyPriceRow, MAX_PRICE_ROWS, priceRowSchema } from '#domain/pricing/priceRow.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import { computeNewPrices, type ProductToPrice } from '#graph/modules/pricing/computeNewPrices.ts';
import { type RatesInForce, readRatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import type { PriceRowInput, PriceRowResult, SetPricesInput } from '#graph/schema/schema.generated.ts';
import { lockProducts } from './lockProducts.ts';
import { resolveSkus, type SkuTarget } from './resolveSkus.ts';
import { writePricings } from './writePricings.ts';

/** Rows per transaction, which limits the number of products locked at the same time. */
const BATCH_SIZE = 100;

/** Sets the price of the product in each row and returns one result per row. A product can appear in only one row. */
export async function setPrices(
  context: GraphContext,
  { rows }: SetPricesInput,
): Promise<{ results: PriceRowResult[] }> {
  if (rows.length === 0 || rows.length > MAX_PRICE_ROWS)
    throw new DomainError('TOO_MANY_ROWS', { most: MAX_PRICE_ROWS }, 'rows');
  const results: PriceRowResult[] = [];
  const pricedRows: PricedRows = new Map();
  for (let start = 0; start < rows.length; start += BATCH_SIZE)
    results.push(
      ...(await applyPriceRows(context, rows.slice(start, start + BATCH_SIZE), { start, pricedRows })),
    );
  return { results };
}

/** Number of the row that priced a product, keyed by product id. */
type PricedRows = Map<string, number>;

function applyPriceRows(
  context: GraphContext,
  rows: readonly PriceRowInput[],
  { start, pricedRows }: { start: number; pricedRows: PricedRows },
): Promise<PriceRowResult[]> {
  return context.work(async (work) => {
    const skuTargets = await resolveSkus(
      work.db,
      rows.map(({ sku }) => sku),
    );
    const ids = new Set([...skuTargets.values()].map(({ productId }) => productId));
    const products = await lockProducts(work.db, [...ids]);
    const list = new PriceList(products, {
      skuTargets,
      pricedRows,
      rates: await readRatesInForce(work.db, context.now),
    });
    const results = rows.map((row, index) => list.applyRow(row, start + index + 1));
    await writePricings(work, context, list);
    return results;
  });
}

/** Applies price rows to locked products, one after the other. */
export class PriceList {
  readonly before: ReadonlyMap<string, ProductToPrice>;
  readonly after: Map<string, ProductToPrice>;
  readonly rates: RatesInForce;
  readonly #skuTargets: ReadonlyMap<string, SkuTarget>;
  readonly #appliedRows: PricedRows;

  constructor(
    products: readonly ProductToPrice[],
    {
      skuTargets,
      pricedRows,
      rates,
    }: { skuTargets: ReadonlyMap<string, SkuTarget>; pricedRows: PricedRows; rates: RatesInForce },
  ) {
    this.before = new Map(products.map((product) => [product.id, product]));
    this.after = new Map(this.before);
    this.rates = rates;
    this.#skuTargets = skuTargets;
    this.#appliedRows = pricedRows;
  }

  applyRow({ sku, ...given }: PriceRowInput, row: number): PriceRowResult {
    try {
      const before = this.#findProduct(sku);
      const after = { ...before, ...applyPriceRow(before, parseInput(priceRowSchema, given)) };
      if (after.pricingMode === 'RATE' && !this.rates[after.metal])
        throw new DomainError('METAL_WITHOUT_RATE', { metal: after.metal.toLowerCase() }, 'price');
      const price = computeNewPrices(after, this.rates).change?.newPrice ?? after.price;
      this.after.set(after.id, after);
      this.#appliedRows.set(after.id, row);
      return { row, sku, isApplied: true, isChanged: hasOtherPricing(before, after), price, error: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const target = this.#skuTargets.get(sku.trim().toLowerCase());
      const price = target ? this.#getPrice(target.productId) : null;
      return { row, sku, isApplied: false, isChanged: false, price, error: toUserErrors(error)[0] ?? null };
    }
  }

  /** Products whose pricing has changed. */
  get changedProducts(): ProductToPrice[] {
    return [...this.after.values()].filter((after) => {
      const before = this.before.get(after.id);
      return before !== undefined && hasOtherPricing(before, after);
    });
  }

  /** Returns the price after earlier rows, in NPR. */
  #getPrice(productId: string): number | null {
    const product = this.after.get(productId);
    if (!product || !this.#appliedRows.has(productId)) return product?.price ?? null;
    return computeNewPrices(product, this.rates).change?.newPrice ?? product.price;
  }

  #findProduct(sku: string): ProductToPrice {
    const skuTarget = this.#skuTargets.get(sku.trim().toLowerCase());
    const product = skuTarget && this.after.get(skuTarget.productId);
    if (!skuTarget || !product) throw new DomainError('PRODUCT_SKU_NOT_FOUND', { sku }, 'sku');
    if (skuTarget.isOneOfSeveralSizes)
      throw new DomainError('PRICE_BELONGS_TO_PRODUCT_SKU', { sku: skuTarget.sku }, 'sku');
    const first = this.#appliedRows.get(product.id);
    if (first !== undefined) throw new DomainError('DUPLICATE_ROW', { first }, 'sku');
    return product;
  }
}

function hasOtherPricing(before: ProductToPrice, after: ProductToPrice): boolean {
  return (['pricingMode', 'fixedPrice', 'makingBasisPoints', 'makingFixed', 'stonesPrice'] as const).some(
    (field) => before[field] !== after[field],
  );
}
