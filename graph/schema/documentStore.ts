import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';

const MAX_BYTES = 8 * 1024 * 1024;

/** The documents that were read and found valid, with the text that each of them holds on to. */
export function documentStore() {
  return new InMemoryLRUCache<DocumentNode>({
    maxSize: MAX_BYTES,
    sizeCalculation: (document) =>
      InMemoryLRUCache.sizeCalculation(document) + 2 * (document.loc?.source.body.length ?? 0),
  });
}
