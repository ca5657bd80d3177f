import { join } from 'node:path';
import { tokenSettings } from '#graph/access/tokenSettings.ts';
import { queueDailyBackup } from '#graph/backup/backupJobs.ts';
import { backupPlan } from '#graph/backup/backupPlace.ts';
import { createApp } from '#graph/http/app.ts';
import { jobKinds } from '#graph/jobs/jobKinds.ts';
import { startWorker } from '#graph/jobs/worker.ts';
import { mailTransport } from '#graph/mail/transport/mailTransport.ts';
import { mediaStore } from '#graph/media/mediaStore.ts';
import { createLogger } from '#graph/observability/createLogger.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const databases = openDatabases(env.DATABASE_URL);
const media = await mediaStore(env);
const exportsDir = join(env.DATA_DIR, 'exports');
const app = await createApp({
  ...databases,
  logger,
  tokens: await tokenSettings(env),
  backup: backupPlan(env.backup),
  publicUrl: env.PUBLIC_URL,
  media,
  exportsDir,
  webDir: 'dist/web',
});

const worker = startWorker({
  kinds: jobKinds,
  ...databases,
  publicUrl: env.PUBLIC_URL,
  media,
  exportsDir,
  transport: mailTransport({ smtpUrl: env.SMTP_URL, folder: join(env.DATA_DIR, 'mail') }),
  mailFrom: env.MAIL_FROM,
  log: logger,
  plan: async (prisma, now) => {
    if (env.backup.at) await queueDailyBackup(prisma, now, env.backup.at);
  },
});

async function stop() {
  await app.close();
  await worker.stop();
  await databases.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: env.PORT, host: env.HOST });
