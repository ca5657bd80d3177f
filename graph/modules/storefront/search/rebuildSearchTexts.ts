import type { JobFunction } from '#graph/jobs/jobHandler.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import type { SearchTextScope } from '../storefront.jobs.ts';
import { composeSearchText } from './searchText.ts';
import { storeWords } from './storeWords.ts';

/** Maximum number of products locked by one transaction. */
const BATCH_SIZE = 25;

/** Rewrites the search texts of renamed products and of products in renamed collections, in short transactions. */
export const rebuildSearchTexts: JobFunction<SearchTextScope> = async (
  { prisma, work: doWork },
  { payload },
) => {
  const where = toCondition(payload);
  for (let afterId = ''; ; ) {
    const products = await prisma.product.findMany({
      where: { AND: [where, { id: { gt: afterId } }] },
      select: { id: true },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
    });
    const lastProduct = products.at(-1);
    if (!lastProduct) return;
    const ids = products.map(({ id }) => id);
    await doWork((work) => writeSearchTexts(work, ids));
    afterId = lastProduct.id;
  }
};

function toCondition(scope: SearchTextScope): Prisma.ProductWhereInput {
  if ('all' in scope) return {};
  return 'collectionId' in scope ? { collectionId: scope.collectionId } : { id: { in: scope.productIds } };
}

async function writeSearchTexts(work: Work, ids: readonly string[]): Promise<void> {
  await work.db
    .$queryRaw`SELECT id FROM products WHERE id IN (${Prisma.join([...ids])}) ORDER BY id FOR UPDATE`;
  const products = await work.db.product.findMany({
    where: { id: { in: [...ids] } },
    include: { collection: true, gemstones: true },
  });
  const texts = products.map((product) => {
    const tags = Array.isArray(product.tags) ? product.tags.map(String) : [];
    return { id: product.id, before: product.searchText, now: composeSearchText({ ...product, tags }) };
  });
  await storeWords(
    work.db,
    texts.map(({ now }) => now),
  );
  const changedTexts = texts.filter(({ before, now }) => before !== now);
  if (changedTexts.length === 0) return;
  work.publish(productsChanged(changedTexts.map(({ id }) => id)));
  for (const { id, now } of changedTexts)
    await work.db.$executeRaw`UPDATE products SET search_text = ${now} WHERE id = ${id}`;
}
