import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** What the documents of a kind are called by. */
type Series = 'GR' | 'TR' | 'ST';

/** The next number of a series, such as `GR-0007`; whoever takes the one after it waits until this transaction is over. */
export async function nextNumber(tx: Transaction, series: Series): Promise<string> {
  await tx.$executeRaw`
    INSERT INTO document_series (prefix, last) VALUES (${series}, 1) ON DUPLICATE KEY UPDATE last = last + 1`;
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    SELECT last FROM document_series WHERE prefix = ${series} FOR UPDATE`;
  return `${series}-${String(row?.last ?? 1).padStart(4, '0')}`;
}

/** Holds a series, so that whoever makes a document of it at the same moment comes after this transaction. */
export async function holdSeries(tx: Transaction, series: Series): Promise<void> {
  await tx.$queryRaw`SELECT last FROM document_series WHERE prefix = ${series} FOR UPDATE`;
}

/** The rows whose number begins with a text, or one of whose other fields contains it. */
export function searchDocuments(search: string | null | undefined, others: readonly string[]) {
  const text = search?.trim();
  if (!text) return {};
  return {
    OR: [
      { number: { startsWith: text } },
      ...others.map((field) => ({ [field]: { contains: text } })),
    ] satisfies Prisma.GoodsReceiptWhereInput[],
  };
}
