import type { JobKind } from '#graph/jobs/jobKind.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { productsChanged } from '#graph/snapshot/shopChange.ts';
import { rememberWords } from './rememberWords.ts';
import { composeSearchText } from './searchText.ts';

const BATCH = 100;

/** Of the products of a collection, or of those that have left one. */
type Which = { collectionId: string } | { productIds: string[] };

export const writeSearchTextsJob: JobKind<Which> = {
  name: 'writeSearchTexts',
  run: ({ prisma }, { payload }) => writeSearchTexts(prisma, payload),
};

/** Lets products be found by the name that their collection has now, in short transactions. */
async function writeSearchTexts(prisma: PrismaClient, which: Which): Promise<void> {
  const where = 'collectionId' in which ? which : { id: { in: which.productIds } };
  let after = '';
  for (;;) {
    const ids = await prisma.product.findMany({
      where: { AND: [where, { id: { gt: after } }] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const last = ids.at(-1);
    if (!last) return;
    for (const { id } of ids) await inTransaction(prisma, (tx) => writeSearchText(tx, id));
    after = last.id;
  }
}

async function writeSearchText(tx: Transaction, id: string): Promise<void> {
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${id} FOR UPDATE`;
  const product = await tx.product.findUnique({
    where: { id },
    include: { collection: true, gemstones: true },
  });
  if (!product) return;
  const tags = Array.isArray(product.tags) ? product.tags.map(String) : [];
  const searchText = composeSearchText({ ...product, tags });
  if (searchText === product.searchText) return;
  await rememberWords(tx, [searchText]);
  await productsChanged(tx, [id]);
  await tx.$executeRaw`UPDATE products SET search_text = ${searchText} WHERE id = ${id}`;
}
