// Gives the store its photographs and, for a demo, its demo data: node --import tsx prisma/seed.ts (DATABASE_URL, DATA_DIR)
import { readEnv } from '#graph/env.ts';
import { mediaStore } from '#graph/media/mediaStore.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { StorageUnavailable } from '#graph/storage/storageUnavailable.ts';
import { isSeeded } from './seed/isSeeded.ts';
import { seedMedia, seedOwnPhotographs } from './seed/media.ts';

/** As `sysexits.h` has it for what may succeed later: whoever opens the store runs this again. */
const LATER = 75;

const report = (part: string, added: number) => console.log(`${part}: ${added || 'nothing'} added`);

try {
  const env = readEnv();
  const { DEMO, DATABASE_URL } = env;
  const media = await mediaStore(env);
  if (!DEMO) await seedOwnPhotographs(media);
  else if (await isSeeded(DATABASE_URL)) report('media', await seedMedia(media));
  else await seedStore(DATABASE_URL, media);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof StorageUnavailable ? LATER : 1;
}

/** What writes the demo data is loaded here: all but the first start do without it. */
async function seedStore(databaseUrl: string, media: FileStore) {
  const { openDatabases } = await import('#graph/prisma/databases.ts');
  const { seed } = await import('./seed/seed.ts');
  const databases = openDatabases(databaseUrl);
  try {
    const now = new Date();
    const { prisma, writingFor } = databases;
    await seed({ prisma, writingFor, ...writingFor({ now }), media, now, report });
  } finally {
    await databases.close();
  }
}
