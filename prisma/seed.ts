// Gives the store its photographs and, for a demo, its demo data: node --import tsx prisma/seed.ts (DATABASE_URL, DATA_DIR)
import { join } from 'node:path';
import { readEnv } from '#graph/env.ts';
import { createPrisma } from '#graph/prisma/client.ts';
import { seedOwnPhotographs } from './seed/media.ts';
import { seed } from './seed/seed.ts';

try {
  const { DEMO, DATABASE_URL, DATA_DIR } = readEnv();
  const mediaDir = join(DATA_DIR, 'media');
  if (DEMO) await seedStore(DATABASE_URL, mediaDir);
  else await seedOwnPhotographs(mediaDir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function seedStore(databaseUrl: string, mediaDir: string) {
  const prisma = createPrisma(databaseUrl);
  try {
    const report = (part: string, added: number) => console.log(`${part}: ${added || 'nothing'} added`);
    await seed({ prisma, mediaDir, now: new Date(), report });
  } finally {
    await prisma.$disconnect();
  }
}
