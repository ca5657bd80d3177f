import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { SetProductStatusInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { type ProductWithParts, withLockedProduct } from './lockProduct.ts';
import { repriceProduct } from './repriceProduct.ts';
import { requireSellable } from './requireSellable.ts';

/** Changes the status of a product. Unless it is archived, the product gets today's price. */
export function setProductStatus(
  context: GraphContext,
  { id, status, version }: SetProductStatusInput,
): Promise<Product> {
  return withLockedProduct(context, { id, version }, (work, saved) =>
    changeStatus(work, context, { saved, status }),
  );
}

/** Changes the status within a transaction that has locked the product. */
export async function changeStatus(
  work: Work,
  context: StaffActionContext,
  { saved, status }: { saved: ProductWithParts; status: Product['status'] },
): Promise<Product> {
  if (status === saved.status) return saved;
  const { id } = saved;
  // Archived products are not repriced when rates change.
  const product = status === 'ARCHIVED' ? saved : await repriceProduct(work, context, id);
  if (status === 'ACTIVE') requireSellable(product);

  const { now } = context;
  const publishedAt = status === 'ACTIVE' ? (saved.publishedAt ?? now) : saved.publishedAt;
  await recordAudit(work.db, context, {
    action: 'product.setStatus',
    entity: 'Product',
    entityId: id,
    before: { status: saved.status },
    after: { status },
  });
  const updatedProduct = await work.db.product.update({
    where: { id },
    data: { status, publishedAt, version: { increment: 1 } },
  });
  if (status === 'ACTIVE') await queueAlerts(work, [id]);
  return updatedProduct;
}
