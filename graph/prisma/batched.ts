import type { Reading } from '#graph/context.ts';

/**
 * Gathers the keys that a request asks for in one tick and loads them together: for what Prisma's own batching
 * of `findUnique` does not reach, such as counts. `load` answers a map; a key that is not in it gets undefined.
 */
export function batched<Value>(load: (context: Reading, keys: string[]) => Promise<Map<string, Value>>) {
  const gathering = new WeakMap<Reading, { keys: Set<string>; values: Promise<Map<string, Value>> }>();

  return async (context: Reading, key: string): Promise<Value | undefined> => {
    let batch = gathering.get(context);
    if (!batch) {
      const keys = new Set<string>();
      const values = nextTick().then(() => {
        gathering.delete(context);
        return load(context, [...keys]);
      });
      batch = { keys, values };
      gathering.set(context, batch);
    }
    batch.keys.add(key);
    return (await batch.values).get(key);
  };
}

function nextTick(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
