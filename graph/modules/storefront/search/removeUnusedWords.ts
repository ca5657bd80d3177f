import type { CleanupTask } from '#graph/jobs/cleanup/cleanupTask.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

const BATCH_SIZE = 1000;

export const unusedWords: CleanupTask = {
  name: 'search_words',
  remove: ({ prisma }) => removeUnusedWords(prisma),
};

/** Removes the words that no product contains any more. Returns their number. */
async function removeUnusedWords(prisma: PrismaClient): Promise<number> {
  const storedWords = await prisma.searchWord.findMany();
  const remainingWords = new Set(storedWords.map(({ word }) => word));
  for await (const text of readSearchTexts(prisma))
    for (const word of text.split(' ')) remainingWords.delete(word);

  for (const word of remainingWords) {
    // A product may have gained the word since its text was read.
    const product = await prisma.product.findFirst({
      where: { searchText: { contains: word } },
      select: { id: true },
    });
    if (product) remainingWords.delete(word);
    else await prisma.searchWord.deleteMany({ where: { word } });
  }
  return remainingWords.size;
}

async function* readSearchTexts(prisma: PrismaClient) {
  for (let afterId = ''; ; ) {
    const products = await prisma.product.findMany({
      where: { id: { gt: afterId } },
      orderBy: { id: 'asc' },
      take: BATCH_SIZE,
      select: { id: true, searchText: true },
    });
    const lastProduct = products.at(-1);
    if (!lastProduct) return;
    for (const { searchText } of products) yield searchText;
    afterId = lastProduct.id;
  }
}
