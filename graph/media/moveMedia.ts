import type { FileStore } from '#graph/storage/fileStore.ts';
import { limitConcurrency } from './limitConcurrency.ts';

const MAX_CONCURRENT_COPIES = 8;

interface Options {
  /** Called with each copied file. */
  report?: (key: string) => void;
}

/**
 * Copies files that the other storage lacks and keeps the originals. The copying can be interrupted and repeated: files
 * of the same length are not copied again.
 */
export async function moveMedia(from: FileStore, to: FileStore, { report }: Options = {}) {
  const existingSizes = new Map<string, number>();
  for await (const { key, bytes } of to.list()) existingSizes.set(key, bytes);
  const missingKeys: string[] = [];
  let unchangedCount = 0;
  for await (const { key, bytes } of from.list()) {
    if (existingSizes.get(key) === bytes) unchangedCount += 1;
    else missingKeys.push(key);
  }
  const runLimited = limitConcurrency(MAX_CONCURRENT_COPIES);
  await Promise.all(
    missingKeys.map((key) =>
      runLimited(async () => {
        await to.write(key, await from.read(key));
        report?.(key);
      }),
    ),
  );
  return { copied: missingKeys.length, kept: unchangedCount };
}
