import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { receiptSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { GoodsReceipt } from '#graph/prisma/generated/client.ts';
import type { ReceiveGoodsInput } from '#graph/schema/schema.generated.ts';
import { allocateDocumentNumber, lockSeries } from '../documentNumber.ts';
import { findBySkus } from '../levels/findBySkus.ts';
import { findActiveLocation } from '../locations/locations.ts';
import { fillCosts } from './fillCosts.ts';

/** Receives goods at a location, all lines or none. A repeated key returns the original receipt. */
export async function receiveGoods(
  context: GraphContext,
  { locationId, ...input }: ReceiveGoodsInput,
): Promise<GoodsReceipt> {
  const { prisma, viewer, now } = context;
  const { supplier, reference, note, key, lines } = parseInput(receiptSchema, input);
  const location = await findActiveLocation(prisma, locationId, 'locationId');
  const variantsBySku = await findBySkus(
    prisma,
    lines.map(({ sku }) => sku),
  );
  const resolvedLines = lines.map((line, index) => {
    const variant = variantsBySku.get(line.sku.toLowerCase());
    if (!variant) throw new DomainError('SKU_NOT_FOUND', { sku: line.sku }, `lines.${index}.sku`);
    return { ...line, size: variant };
  });

  return context.work(async (work) => {
    const lockedStock = await lockStockLevels(
      work.db,
      resolvedLines.map(({ size: variant }) => variant.id),
    );
    await lockSeries(work.db, 'GR');
    const existingReceipt = key
      ? await work.db.goodsReceipt.findUnique({ where: { requestKey: key } })
      : null;
    if (existingReceipt) return existingReceipt;
    const number = await allocateDocumentNumber(work.db, 'GR');

    const totalQuantity = resolvedLines.reduce((sum, { quantity }) => sum + quantity, 0);
    const receipt = await work.db.goodsReceipt.create({
      data: {
        number,
        locationId: location.id,
        supplier,
        reference,
        note,
        pieces: totalQuantity,
        cost: resolvedLines.reduce((sum, { quantity, unitCost }) => sum + quantity * (unitCost ?? 0), 0),
        weightMg: resolvedLines.reduce((sum, { weightMg }) => sum + (weightMg ?? 0), 0),
        receivedAt: now,
        actorId: viewer?.id,
        requestKey: key,
        lines: {
          create: resolvedLines.map(({ size: variant, quantity, unitCost, weightMg }, position) => ({
            position,
            variantId: variant.id,
            sku: variant.sku,
            name: variant.product.name,
            size: variant.size,
            quantity,
            unitCost,
            weightMg,
          })),
        },
      },
    });
    await moveStock(
      work,
      context,
      lockedStock,
      resolvedLines.map(({ size: variant, quantity }) => ({
        variantId: variant.id,
        locationId: location.id,
        delta: quantity,
        reason: 'RECEIVED',
        note: supplier,
        document: number,
      })),
    );
    await fillCosts(
      work,
      context,
      resolvedLines.map(({ size: variant, unitCost }) => ({ variantId: variant.id, unitCost })),
    );
    await recordAudit(work.db, context, {
      action: 'stock.receive',
      entity: 'GoodsReceipt',
      entityId: receipt.id,
      after: {
        number,
        supplier,
        location: location.name,
        pieces: totalQuantity,
        ...(reference && { reference }),
      },
    });
    return receipt;
  });
}
