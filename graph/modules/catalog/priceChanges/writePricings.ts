import { recordAudits } from '#graph/audit/recordAudits.ts';
import type { GraphContext } from '#graph/context.ts';
import { computeNewPrices, type ProductToPrice } from '#graph/modules/pricing/computeNewPrices.ts';
import { writePrices } from '#graph/modules/pricing/writePrices.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import type { PriceList } from './setPrices.ts';

const COLUMNS = {
  pricingMode: 'pricing_mode',
  fixedPrice: 'fixed_price',
  compareAtPrice: 'compare_at_price',
  makingBasisPoints: 'making_basis_points',
  makingFixed: 'making_fixed',
  stonesPrice: 'stones_price',
} as const;

type Field = keyof typeof COLUMNS;
const FIELDS = Object.keys(COLUMNS) as Field[];

/** Writes the pricing, the resulting prices and the audit entries, with a few statements for many products. */
export async function writePricings(
  work: Work,
  context: GraphContext,
  { before, changedProducts, rates }: PriceList,
): Promise<void> {
  if (changedProducts.length === 0) return;
  const ids = changedProducts.map(({ id }) => id);
  await work.db.$executeRaw`UPDATE products
    SET ${Prisma.join(FIELDS.map((field) => buildAssignment(changedProducts, field)))}, version = version + 1
    WHERE id IN (${Prisma.join(ids)})`;
  await recordAudits(
    work.db,
    context,
    changedProducts.map((product) => ({
      action: 'product.changePrice',
      entity: 'Product',
      entityId: product.id,
      ...buildAuditValues(before.get(product.id) ?? product, {
        ...product,
        price: computeNewPrices(product, rates).change?.newPrice ?? product.price,
      }),
    })),
  );
  await writePrices(work, changedProducts, { rates, now: context.now });
}

function buildAssignment(products: readonly ProductToPrice[], field: Field): Prisma.Sql {
  const column = Prisma.raw(COLUMNS[field]);
  const cases = products.map((product) => Prisma.sql`WHEN ${product.id} THEN ${product[field]}`);
  return Prisma.sql`${column} = CASE id ${Prisma.join(cases, ' ')} ELSE ${column} END`;
}

function buildAuditValues(before: ProductToPrice, after: ProductToPrice) {
  const fields = ([...FIELDS, 'price'] as const).filter((field) => before[field] !== after[field]);
  const pickFields = (product: ProductToPrice) =>
    Object.fromEntries(fields.map((field) => [field, product[field]])) as Prisma.InputJsonObject;
  return { before: pickFields(before), after: pickFields(after) };
}
