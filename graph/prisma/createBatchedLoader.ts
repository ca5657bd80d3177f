import DataLoader from 'dataloader';
import type { ReadContext } from '#graph/context.ts';

/**
 * Collects the keys requested in one tick and loads them together. Use it where Prisma does not batch, such as for
 * counts. `load` returns a map; missing keys resolve to undefined.
 */
export function createBatchedLoader<Value>(
  load: (context: ReadContext, keys: string[]) => Promise<Map<string, Value>>,
) {
  const loaders = new WeakMap<ReadContext, DataLoader<string, Value | undefined>>();

  return (context: ReadContext, key: string): Promise<Value | undefined> => {
    const loader = loaders.get(context) ?? createLoader(context);
    loaders.set(context, loader);
    return loader.load(key);
  };

  function createLoader(context: ReadContext) {
    return new DataLoader<string, Value | undefined>(
      async (keys) => {
        const values = await load(context, [...new Set(keys)]);
        return keys.map((key) => values.get(key));
      },
      // Not cached, because a mutation reads rows it has just written.
      { cache: false, batchScheduleFn: setImmediate },
    );
  }
}
