import { join } from 'node:path';
import type { Env } from '#graph/env.ts';
import { addLocalFallback } from '#graph/storage/addLocalFallback.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';

/**
 * Returns the storage of photos and 3D models: the bucket if one is configured, else the data folder. While the
 * bucket does not respond, files that are still in the data folder are read from there.
 */
export async function openMediaStore({ s3, DATA_DIR }: Pick<Env, 's3' | 'DATA_DIR'>): Promise<FileStore> {
  const folder = createFolderStore(getMediaFolder(DATA_DIR));
  if (!s3) return folder;
  const { createS3Store } = await import('#graph/storage/s3Store.ts');
  return addLocalFallback(createS3Store(s3, 'media'), folder);
}

export function getMediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
