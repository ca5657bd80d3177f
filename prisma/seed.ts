// Copies the store's pictures and, for a demo store, creates the demo data: node --import tsx prisma/seed.ts
// (DATABASE_URL, DATA_DIR)
import { readEnv } from '#graph/env.ts';
import { openMediaStore } from '#graph/media/mediaStore.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';
import { isSeeded } from './seed/isSeeded.ts';
import { seedMedia, seedStorePictures } from './seed/media.ts';

/** EX_TEMPFAIL in `sysexits.h`: a later run may succeed, so the start script retries it. */
const EXIT_TEMPFAIL = 75;

const reportCount = (part: string, addedCount: number) =>
  console.log(`${part}: ${addedCount || 'nothing'} added`);

try {
  const env = readEnv();
  const { DEMO, DATABASE_URL } = env;
  const media = await openMediaStore(env);
  if (!DEMO) await seedStorePictures(media);
  else if (await isSeeded(DATABASE_URL)) reportCount('media', await seedMedia(media));
  else await seedStore(DATABASE_URL, media);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof StorageUnavailableError ? EXIT_TEMPFAIL : 1;
}

/** Imports the demo code dynamically, because only the first start needs it. */
async function seedStore(databaseUrl: string, media: FileStore) {
  const { openDatabases } = await import('#graph/prisma/databases.ts');
  const { seed } = await import('./seed/seed.ts');
  const databases = openDatabases(databaseUrl);
  try {
    const now = new Date();
    const { prisma, createWriter } = databases;
    await seed({ prisma, createWriter, ...createWriter({ now }), media, now, report: reportCount });
  } finally {
    await databases.close();
  }
}
