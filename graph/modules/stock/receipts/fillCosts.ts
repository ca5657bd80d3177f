import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

interface ReceivedLine {
  variantId: string;
  /** In NPR; absent if not entered. */
  unitCost?: number | null | undefined;
}

/** Sets missing product costs to the unit cost of the last received line that has one. Existing costs are kept. */
export async function fillCosts(
  work: Work,
  context: GraphContext,
  receivedLines: readonly ReceivedLine[],
): Promise<void> {
  const costs = new Map<string, number>();
  for (const { variantId, unitCost } of receivedLines) if (unitCost) costs.set(variantId, unitCost);
  if (costs.size === 0) return;
  const products = await work.db.product.findMany({
    where: { cost: null, variants: { some: { id: { in: [...costs.keys()] } } } },
    select: { id: true, variants: { select: { id: true } } },
  });
  for (const { id, variants } of products) {
    const cost = [...costs].findLast(([variantId]) =>
      variants.some((variant) => variant.id === variantId),
    )?.[1];
    await work.db.product.update({ where: { id }, data: { cost, version: { increment: 1 } } });
    await recordAudit(work.db, context, {
      action: 'product.update',
      entity: 'Product',
      entityId: id,
      before: { cost: null },
      after: { cost },
    });
  }
  if (products.length > 0) work.publish(productsChanged(products.map(({ id }) => id)));
}
