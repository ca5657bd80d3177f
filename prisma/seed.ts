// Fills the store with demo data: node --import tsx prisma/seed.ts (DATABASE_URL, DATA_DIR)
import { join } from 'node:path';
import { readEnv } from '#graph/env.ts';
import { createPrisma } from '#graph/prisma/client.ts';
import { seed } from './seed/seed.ts';

const env = readEnv();
if (!env.DEMO) {
  console.log('No demo data: DEMO is off, as it always is in production.');
} else {
  const prisma = createPrisma(env.DATABASE_URL);
  try {
    const added = await seed({ prisma, mediaDir: join(env.DATA_DIR, 'media'), now: new Date() });
    const parts = Object.entries(added).filter(([, count]) => count > 0);
    console.log(parts.map(([part, count]) => `${part} ${count}`).join(', ') || 'Nothing to add.');
  } finally {
    await prisma.$disconnect();
  }
}
