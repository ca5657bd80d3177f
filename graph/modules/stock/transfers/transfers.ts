import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { transferSchema } from '#domain/stock/documentSchemas.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, ReadContext } from '#graph/context.ts';
import { lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock } from '#graph/modules/catalog/moveStock.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Prisma, StockTransfer } from '#graph/prisma/generated/client.ts';
import type {
  CreateTransferInput,
  QueryStockTransfersArgs,
  TransferInput,
  UpdateTransferInput,
} from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { allocateDocumentNumber, buildDocumentSearchCondition } from '../documentNumber.ts';
import { findBySkus } from '../levels/findBySkus.ts';
import { findActiveLocation } from '../locations/locations.ts';

export type TransferPage = Page<StockTransfer>;

const newestFirst = createKeyset<StockTransfer, Prisma.StockTransferWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

export function listTransfers(
  { prisma }: ReadContext,
  { filter, ...args }: Partial<QueryStockTransfersArgs>,
): Promise<TransferPage> {
  const { search, statuses, locationId, hasDifferences } = filter ?? {};
  const where: Prisma.StockTransferWhereInput = {
    AND: [
      buildDocumentSearchCondition(search, ['note']),
      locationId ? { OR: [{ fromId: locationId }, { toId: locationId }] } : {},
      ...(hasDifferences == null ? [] : [{ difference: hasDifferences ? { not: 0 } : 0 }]),
    ],
    ...(statuses?.length && { status: { in: [...statuses] } }),
  };
  return readTable(prisma.stockTransfer, { ...args, where, order: newestFirst });
}

/** Creates a draft. No stock moves until it is sent. */
export async function createTransfer(
  context: GraphContext,
  input: CreateTransferInput,
): Promise<StockTransfer> {
  const { from, to, note, rows, pieces: totalQuantity } = await readTransfer(context, input);
  return context.work(async (work) => {
    const number = await allocateDocumentNumber(work.db, 'TR');
    const transfer = await work.db.stockTransfer.create({
      data: {
        number,
        fromId: from.id,
        toId: to.id,
        note,
        pieces: totalQuantity,
        createdAt: context.now,
        createdById: context.viewer?.id,
        lines: { create: rows },
      },
    });
    await recordAudit(work.db, context, {
      action: 'transfer.create',
      entity: 'StockTransfer',
      entityId: transfer.id,
      after: { number, from: from.name, to: to.name, pieces: totalQuantity },
    });
    return transfer;
  });
}

/** Replaces the content of a draft. */
export async function updateTransfer(
  context: GraphContext,
  { id, version, ...input }: UpdateTransferInput,
): Promise<StockTransfer> {
  const { from, to, note, rows, pieces: totalQuantity } = await readTransfer(context, input);
  return lockTransfer(context, { id, version }, async (work, savedTransfer) => {
    if (savedTransfer.status !== 'DRAFT') throw new DomainError('TRANSFER_NOT_DRAFT', 'id');
    await recordAudit(work.db, context, {
      action: 'transfer.update',
      entity: 'StockTransfer',
      entityId: id,
      before: { from: savedTransfer.from.name, to: savedTransfer.to.name, pieces: savedTransfer.pieces },
      after: { from: from.name, to: to.name, pieces: totalQuantity },
    });
    return work.db.stockTransfer.update({
      where: { id },
      data: {
        fromId: from.id,
        toId: to.id,
        note,
        pieces: totalQuantity,
        version: { increment: 1 },
        lines: { deleteMany: {}, create: rows },
      },
    });
  });
}

/** Cancels a transfer. Stock that was sent returns to its source location. */
export function cancelTransfer(context: GraphContext, input: TransferInput): Promise<StockTransfer> {
  return lockTransfer(context, input, async (work, transfer) => {
    const { id, number, status, from, to } = transfer;
    if (status !== 'DRAFT' && status !== 'SENT') throw new DomainError('TRANSFER_CLOSED', 'id');
    if (status === 'SENT') {
      const lines = getExistingLines(transfer);
      const lockedStock = await lockStockLevels(
        work.db,
        lines.map(({ variantId }) => variantId),
      );
      await moveStock(
        work,
        context,
        lockedStock,
        lines.map(({ variantId, quantity }) => ({
          variantId,
          locationId: from.id,
          delta: quantity,
          reason: 'TRANSFER',
          note: from.name,
          document: number,
        })),
      );
    }
    await recordAudit(work.db, context, {
      action: 'transfer.cancel',
      entity: 'StockTransfer',
      entityId: id,
      before: { status },
      after: { number, from: from.name, to: to.name, status: 'CANCELLED' },
    });
    return work.db.stockTransfer.update({
      where: { id },
      data: {
        status: 'CANCELLED',
        receivedAt: context.now,
        receivedById: context.viewer?.id,
        version: { increment: 1 },
      },
    });
  });
}

/** Validates the input of a transfer and loads its locations and variants. */
async function readTransfer({ prisma }: GraphContext, input: CreateTransferInput) {
  const { fromId, toId, note, lines } = parseInput(transferSchema, input);
  const from = await findActiveLocation(prisma, fromId, 'fromId');
  const to = await findActiveLocation(prisma, toId, 'toId');
  const variantsBySku = await findBySkus(
    prisma,
    lines.map(({ sku }) => sku),
  );
  const rows = lines.map(({ sku, quantity }, position) => {
    const variant = variantsBySku.get(sku.toLowerCase());
    if (!variant) throw new DomainError('SKU_NOT_FOUND', { sku }, `lines.${position}.sku`);
    return {
      position,
      variantId: variant.id,
      sku: variant.sku,
      name: variant.product.name,
      size: variant.size,
      quantity,
    };
  });
  const totalQuantity = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return { from, to, note: note ?? null, rows, pieces: totalQuantity };
}

const TRANSFER_INCLUDE = {
  lines: { orderBy: { position: 'asc' } },
  from: true,
  to: true,
} as const satisfies Prisma.StockTransferInclude;

type TransferWithLines = Prisma.StockTransferGetPayload<{ include: typeof TRANSFER_INCLUDE }>;

/** Runs a task on a locked transfer, so that nobody else can send, receive or change it in the meantime. */
export function lockTransfer(
  { work: doWork }: GraphContext,
  { id, version }: { id: string; version: number },
  task: (work: Work, transfer: TransferWithLines) => Promise<StockTransfer>,
): Promise<StockTransfer> {
  return doWork(async (work) => {
    await work.db.$queryRaw`SELECT id FROM stock_transfers WHERE id = ${id} FOR UPDATE`;
    const transfer = await work.db.stockTransfer.findUnique({ where: { id }, include: TRANSFER_INCLUDE });
    if (!transfer) throw new DomainError('TRANSFER_NOT_FOUND', 'id');
    assertVersion(transfer, version);
    return task(work, transfer);
  });
}

/** Returns the lines whose variant still exists. */
export function getExistingLines({ lines }: TransferWithLines) {
  return lines.flatMap(({ variantId, ...line }) => (variantId === null ? [] : [{ ...line, variantId }]));
}
