import type { FileStore } from '#graph/storage/fileStore.ts';
import { atMost } from './atMost.ts';

const AT_ONCE = 8;

interface Options {
  /** Told of each file that was copied. */
  report?: (key: string) => void;
}

/**
 * Copies what one store of media holds to another that lacks it, and leaves it where it was. May be broken off and run
 * again: what is there already, in its length, is not copied twice.
 */
export async function moveMedia(from: FileStore, to: FileStore, { report }: Options = {}) {
  const there = new Map<string, number>();
  for await (const { key, bytes } of to.list()) there.set(key, bytes);
  const missing: string[] = [];
  let kept = 0;
  for await (const { key, bytes } of from.list()) {
    if (there.get(key) === bytes) kept += 1;
    else missing.push(key);
  }
  const inTurn = atMost(AT_ONCE);
  await Promise.all(
    missing.map((key) =>
      inTurn(async () => {
        await to.write(key, await from.read(key));
        report?.(key);
      }),
    ),
  );
  return { copied: missing.length, kept };
}
