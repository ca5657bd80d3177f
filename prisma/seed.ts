// Gives the store its photographs and, for a demo, its demo data: node --import tsx prisma/seed.ts (DATABASE_URL, DATA_DIR)
import { join } from 'node:path';
import { readEnv } from '#graph/env.ts';
import { isSeeded } from './seed/isSeeded.ts';
import { seedMedia, seedOwnPhotographs } from './seed/media.ts';

const report = (part: string, added: number) => console.log(`${part}: ${added || 'nothing'} added`);

try {
  const { DEMO, DATABASE_URL, DATA_DIR } = readEnv();
  const mediaDir = join(DATA_DIR, 'media');
  if (!DEMO) await seedOwnPhotographs(mediaDir);
  else if (await isSeeded(DATABASE_URL)) report('media', await seedMedia(mediaDir));
  else await seedStore(DATABASE_URL, mediaDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** What writes the demo data is loaded here: all but the first start do without it. */
async function seedStore(databaseUrl: string, mediaDir: string) {
  const { createPrisma } = await import('#graph/prisma/client.ts');
  const { seed } = await import('./seed/seed.ts');
  const prisma = createPrisma(databaseUrl);
  try {
    await seed({ prisma, mediaDir, now: new Date(), report });
  } finally {
    await prisma.$disconnect();
  }
}
