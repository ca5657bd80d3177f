import DataLoader from 'dataloader';
import type { Reading } from '#graph/context.ts';

/**
 * Gathers the keys that a request asks for in one tick and loads them together: for what Prisma's own batching
 * of `findUnique` does not reach, such as counts. `load` answers a map; a key that is not in it gets undefined.
 */
export function batched<Value>(load: (context: Reading, keys: string[]) => Promise<Map<string, Value>>) {
  const loaders = new WeakMap<Reading, DataLoader<string, Value | undefined>>();

  return (context: Reading, key: string): Promise<Value | undefined> => {
    const loader = loaders.get(context) ?? createLoader(context);
    loaders.set(context, loader);
    return loader.load(key);
  };

  function createLoader(context: Reading) {
    return new DataLoader<string, Value | undefined>(
      async (keys) => {
        const values = await load(context, [...new Set(keys)]);
        return keys.map((key) => values.get(key));
      },
      // Nothing is remembered: a mutation reads anew what it has just written.
      { cache: false, batchScheduleFn: setImmediate },
    );
  }
}
