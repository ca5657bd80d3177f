import type { Transaction } from '#graph/prisma/transaction.ts';
import { isIndexed } from './searchCondition.ts';
import { readSearchText } from './searchText.ts';

/** Adds words of product names and facts to the words used to correct misspellings. */
export async function storeWords(tx: Transaction, searchTexts: readonly string[]): Promise<void> {
  const words = new Set(searchTexts.flatMap(toNames).filter(isIndexed));
  await tx.searchWord.createMany({ data: [...words].map((word) => ({ word })), skipDuplicates: true });
}

function toNames(searchText: string): string[] {
  const { names, facts } = readSearchText(searchText);
  return [...names, ...facts];
}
