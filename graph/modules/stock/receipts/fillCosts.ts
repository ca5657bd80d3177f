import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';

interface Came {
  variantId: string;
  /** NPR; left out where nobody said it. */
  unitCost?: number | null | undefined;
}

/** What came in with a cost gives it to its product where that has none yet, the last line of it; one that is there stays. */
export async function fillCosts(work: Work, context: GraphContext, came: readonly Came[]): Promise<void> {
  const costs = new Map<string, number>();
  for (const { variantId, unitCost } of came) if (unitCost) costs.set(variantId, unitCost);
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
