import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { SetProductStatusInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { forSaleOrRefuse } from './forSaleOrRefuse.ts';
import { priceWritten } from './priceWritten.ts';
import { type WholeProduct, withProduct } from './withProduct.ts';

/** Puts a piece up for sale at today's price, back among the drafts, or into the archive. */
export function setProductStatus(
  context: GraphContext,
  { id, status, version }: SetProductStatusInput,
): Promise<Product> {
  return withProduct(context, { id, version }, (work, saved) =>
    changeStatus(work, context, { saved, status }),
  );
}

/** The same within a transaction that holds the product. */
export async function changeStatus(
  work: Work,
  context: StaffAtWork,
  { saved, status }: { saved: WholeProduct; status: Product['status'] },
): Promise<Product> {
  if (status === saved.status) return saved;
  const { id } = saved;
  // What was archived missed the re-pricing since.
  const product = status === 'ARCHIVED' ? saved : await priceWritten(work, context, id);
  if (status === 'ACTIVE') forSaleOrRefuse(product);

  const { now } = context;
  const publishedAt = status === 'ACTIVE' ? (saved.publishedAt ?? now) : saved.publishedAt;
  await recordAudit(work.db, context, {
    action: 'product.setStatus',
    entity: 'Product',
    entityId: id,
    before: { status: saved.status },
    after: { status },
  });
  const written = await work.db.product.update({
    where: { id },
    data: { status, publishedAt, version: { increment: 1 } },
  });
  if (status === 'ACTIVE') await queueAlerts(work, [id]);
  return written;
}
