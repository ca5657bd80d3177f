import type { PrismaClient, StockTransfer, StockTransferLine } from '#graph/prisma/generated/client.ts';

/** A line, with the stock at the source location while it is a draft. */
export type TransferLine = StockTransferLine & { available: number | null };

export async function listTransferLines(
  prisma: PrismaClient,
  { id, status, fromId }: StockTransfer,
): Promise<TransferLine[]> {
  const lines = await prisma.stockTransferLine.findMany({
    where: { transferId: id },
    orderBy: { position: 'asc' },
  });
  if (status !== 'DRAFT') return lines.map((line) => ({ ...line, available: null }));
  const levels = await prisma.stockLevel.findMany({
    where: { locationId: fromId, variantId: { in: lines.flatMap(({ variantId }) => variantId ?? []) } },
  });
  const quantities = new Map(levels.map(({ variantId, quantity }) => [variantId, quantity]));
  return lines.map((line) => ({
    ...line,
    available: line.variantId === null ? null : (quantities.get(line.variantId) ?? 0),
  }));
}
