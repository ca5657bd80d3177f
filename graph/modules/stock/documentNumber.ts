import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Prefixes of document numbers, by kind. */
type Series = 'GR' | 'TR' | 'ST';

/**
 * Returns the next number of a series, such as `GR-0007`. A request for the following number waits until this
 * transaction ends.
 */
export async function allocateDocumentNumber(tx: Transaction, series: Series): Promise<string> {
  await tx.$executeRaw`
    INSERT INTO document_series (prefix, last) VALUES (${series}, 1) ON DUPLICATE KEY UPDATE last = last + 1`;
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    SELECT last FROM document_series WHERE prefix = ${series} FOR UPDATE`;
  return `${series}-${String(row?.last ?? 1).padStart(4, '0')}`;
}

/** Locks a series, so that its next document is created after this transaction. */
export async function lockSeries(tx: Transaction, series: Series): Promise<void> {
  await tx.$queryRaw`SELECT last FROM document_series WHERE prefix = ${series} FOR UPDATE`;
}

/** Returns the condition for documents whose number begins with the search or that contain it in another field. */
export function buildDocumentSearchCondition(
  search: string | null | undefined,
  otherFields: readonly string[],
) {
  const text = search?.trim();
  if (!text) return {};
  return {
    OR: [
      { number: { startsWith: text } },
      ...otherFields.map((field) => ({ [field]: { contains: text } })),
    ] satisfies Prisma.GoodsReceiptWhereInput[],
  };
}
