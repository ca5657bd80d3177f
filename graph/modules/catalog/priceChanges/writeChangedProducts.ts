import type { PriceChange, PricePart } from '#domain/pricing/priceChangeSchema.ts';
import { recordAudits } from '#graph/audit/recordAudits.ts';
import type { GraphContext } from '#graph/context.ts';
import { computeNewPrices } from '#graph/modules/pricing/computeNewPrices.ts';
import type { RatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import { writePrices } from '#graph/modules/pricing/writePrices.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import { type ChangedProduct, toPartColumn } from './applyPriceChange.ts';

const BATCH_SIZE = 200;

const COLUMNS: Record<PricePart, Prisma.Sql> = {
  MAKING_PERCENT: Prisma.sql`making_basis_points`,
  MAKING_FIXED: Prisma.sql`making_fixed`,
  STONES: Prisma.sql`stones_price`,
  FIXED_PRICE: Prisma.sql`fixed_price`,
};

interface WrittenPart {
  changed: readonly ChangedProduct[];
  change: PriceChange;
  rates: RatesInForce;
}

/**
 * Writes the changed price parts, the resulting prices and the audit entries, with a few statements for many products.
 */
export async function writeChangedProducts(
  work: Work,
  context: GraphContext,
  { changed, change: { part }, rates }: WrittenPart,
): Promise<void> {
  const { now } = context;
  for (let start = 0; start < changed.length; start += BATCH_SIZE) {
    const batch = changed.slice(start, start + BATCH_SIZE);
    work.publish(productsChanged(batch.map(({ product }) => product.id)));
    await work.db.$executeRaw`UPDATE products
      SET ${COLUMNS[part]} = ${buildCases(batch, part)}, version = version + 1
      WHERE id IN (${Prisma.join(batch.map(({ product }) => product.id))})`;
    await recordAudits(
      work.db,
      context,
      batch.map(({ product, partBefore, partAfter }) => ({
        action: 'product.changePrice',
        entity: 'Product',
        entityId: product.id,
        before: { ...toPartColumn(part, partBefore), price: product.price } as Prisma.InputJsonObject,
        after: {
          ...toPartColumn(part, partAfter),
          price: computeNewPrices(product, rates).change?.newPrice ?? product.price,
        } as Prisma.InputJsonObject,
      })),
    );
    await writePrices(
      work,
      batch.map(({ product }) => product),
      { rates, now },
    );
  }
}

function buildCases(batch: readonly ChangedProduct[], part: PricePart): Prisma.Sql {
  const cases = batch.map(({ product, partAfter }) => {
    const [value] = Object.values(toPartColumn(part, partAfter));
    return Prisma.sql`WHEN ${product.id} THEN ${value}`;
  });
  return Prisma.sql`CASE id ${Prisma.join(cases, ' ')} ELSE ${COLUMNS[part]} END`;
}
