import type { FileStore } from './fileStore.ts';
import { StorageUnavailableError } from './StorageUnavailableError.ts';

/**
 * Returns a bucket with a fallback: while it does not respond, files are read from a local folder if they exist there.
 */
export function addLocalFallback(bucket: FileStore, folder: FileStore): FileStore {
  return {
    ...bucket,
    find: (key) =>
      bucket
        .find(key)
        .catch(async (error: unknown) => (await findLocalCopy(error, () => folder.find(key))) ?? fail(error)),
    read: (key) => bucket.read(key).catch((error: unknown) => findLocalCopy(error, () => folder.read(key))),
  };
}

/**
 * Reads the local copy if the bucket is unavailable. Rethrows the bucket's error otherwise, or if there is no local
 * copy.
 */
async function findLocalCopy<Result>(error: unknown, readLocalCopy: () => Promise<Result>): Promise<Result> {
  if (!(error instanceof StorageUnavailableError)) throw error;
  return readLocalCopy().catch(() => fail(error));
}

function fail(error: unknown): never {
  throw error;
}
