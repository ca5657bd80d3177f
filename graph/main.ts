import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readEnv } from './env.ts';
import { createPrisma } from './prisma/client.ts';
import { tokenSettings } from './tokenSettings.ts';

const env = readEnv();
const logger = pino({ level: env.LOG_LEVEL });
const prisma = createPrisma(env.DATABASE_URL);
const app = await createApp({
  prisma,
  logger,
  tokens: await tokenSettings(env),
  mediaDir: join(env.DATA_DIR, 'media'),
  webDir: 'dist/web',
});

async function stop() {
  await app.close();
  await prisma.$disconnect();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: env.PORT, host: env.HOST });
