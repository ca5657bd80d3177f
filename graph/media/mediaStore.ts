import { join } from 'node:path';
import type { Env } from '#graph/env.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { folderStore } from '#graph/storage/folderStore.ts';

/** Where photographs and models are kept: in the bucket where one is named, else in the data folder. */
export async function mediaStore({ s3, DATA_DIR }: Pick<Env, 's3' | 'DATA_DIR'>): Promise<FileStore> {
  if (!s3) return folderStore(mediaFolder(DATA_DIR));
  const { s3Store } = await import('#graph/storage/s3Store.ts');
  return s3Store(s3, 'media');
}

export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
