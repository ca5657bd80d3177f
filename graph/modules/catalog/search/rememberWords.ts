import type { Transaction } from '#graph/prisma/transaction.ts';
import { isIndexed } from './searchCondition.ts';

/** Adds the words of search texts to those that misspelt words are compared with. */
export async function rememberWords(tx: Transaction, searchTexts: readonly string[]): Promise<void> {
  const words = new Set(searchTexts.flatMap((text) => text.split(' ')).filter(isIndexed));
  await tx.searchWord.createMany({ data: [...words].map((word) => ({ word })), skipDuplicates: true });
}
