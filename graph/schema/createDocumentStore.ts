import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import type { DocumentNode } from 'graphql';

const MAX_BYTES = 24 * 1024 * 1024;
/** Memory used by the nodes and tokens of a document, in bytes per byte of its JSON. The measured value is 3.4. */
const MEMORY_FACTOR = 4;

/** Cache of parsed and valid documents, limited by their memory including the source text. */
export function createDocumentStore() {
  return new InMemoryLRUCache<DocumentNode>({
    maxSize: MAX_BYTES,
    sizeCalculation: (document) =>
      MEMORY_FACTOR * InMemoryLRUCache.sizeCalculation(document) +
      2 * (document.loc?.source.body.length ?? 0),
  });
}
