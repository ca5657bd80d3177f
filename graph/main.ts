import { join } from 'node:path';
import { tokenSettings } from '#graph/access/tokenSettings.ts';
import { createApp } from '#graph/http/app.ts';
import { jobKinds } from '#graph/jobs/jobKinds.ts';
import { startWorker } from '#graph/jobs/worker.ts';
import { mailTransport } from '#graph/mail/transport/mailTransport.ts';
import { createLogger } from '#graph/observability/createLogger.ts';
import { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import { watchDisk } from '#graph/observability/diskSpace.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
const databases = openDatabases(env.DATABASE_URL);
const outage = new DatabaseOutage(logger);
const disk = await watchDisk({
  dataDir: env.DATA_DIR,
  databaseDir: env.DATABASE_DIR,
  floorBytes: env.DISK_FLOOR_MB * 1024 * 1024,
  log: logger,
});
const mediaDir = join(env.DATA_DIR, 'media');
const exportsDir = join(env.DATA_DIR, 'exports');
const app = await createApp({
  ...databases,
  logger,
  outage,
  disk,
  tokens: await tokenSettings(env),
  publicUrl: env.PUBLIC_URL,
  mediaDir,
  exportsDir,
  webDir: 'dist/web',
});

const worker = startWorker({
  kinds: jobKinds,
  ...databases,
  publicUrl: env.PUBLIC_URL,
  mediaDir,
  exportsDir,
  transport: mailTransport({ smtpUrl: env.SMTP_URL, folder: join(env.DATA_DIR, 'mail') }),
  mailFrom: env.MAIL_FROM,
  log: logger,
  outage,
});

async function stop() {
  await app.close();
  await worker.stop();
  await databases.close();
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

const socket = { fd: env.LISTEN_FD, host: env.HOST };
await app.listen(env.LISTEN_FD === undefined ? { port: env.PORT, host: env.HOST } : socket);
process.send?.('listening');
