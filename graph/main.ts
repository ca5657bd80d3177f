import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readSecrets } from '#graph/access/readSecrets.ts';
import { queueDailyBackup } from '#graph/backup/backupJobs.ts';
import { toBackupPlan } from '#graph/backup/openBackupDestination.ts';
import { createApp } from '#graph/http/app.ts';
import { listenAtHandles } from '#graph/http/listening/listenAtHandles.ts';
import { openRedis } from '#graph/http/openRedis.ts';
import { jobHandlers } from '#graph/jobs/jobHandlers.ts';
import { startWorker } from '#graph/jobs/worker.ts';
import { createEmailTransport } from '#graph/mail/transport/createEmailTransport.ts';
import { openMediaStore } from '#graph/media/mediaStore.ts';
import { createLogger } from '#graph/observability/createLogger.ts';
import { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import { watchDisk } from '#graph/observability/diskSpace.ts';
import { startTracing } from '#graph/observability/tracing/startTracing.ts';
import { readUnexpectedExits } from '#graph/observability/unexpectedExits.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { startWatermark } from '#graph/prisma/writes/watermark.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
// Tracing must be set up before the modules it instruments are used.
const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT && (await startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT));
const databases = openDatabases(env.DATABASE_URL, env.DATABASE_CONNECTIONS);
const redis = env.REDIS_URL ? openRedis(env.REDIS_URL, logger) : undefined;
const media = await openMediaStore(env);
const outage = new DatabaseOutage(logger);
const disk = await watchDisk({
  dataDir: env.DATA_DIR,
  databaseDir: env.DATABASE_DIR,
  floorBytes: env.DISK_FLOOR_MB * 1024 * 1024,
  log: logger,
});
const exportsDir = join(env.DATA_DIR, 'exports');
const secrets = await readSecrets(env);
const allowsLoopback = env.WEBHOOKS_TO_LOOPBACK;
const app = await createApp({
  ...databases,
  logger,
  outage,
  disk,
  secrets,
  webhookRules: { allowsLoopback },
  demoPaymentsUrl: env.DEMO_PAYMENTS_URL,
  backup: toBackupPlan(env.backup, env.DATA_DIR),
  publicUrl: env.PUBLIC_URL,
  trustedProxies: env.TRUSTED_PROXIES,
  redis,
  media,
  exportsDir,
  webDir: 'dist/web',
  connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
  maxConcurrentRequests: 4 * env.DATABASE_CONNECTIONS,
  accessLog: env.ACCESS_LOG,
  metricsToken: env.METRICS_TOKEN,
  readUnexpectedEnds: () => readUnexpectedExits(env.DATA_DIR),
});

// The watermark must exist before this server commits any change.
const watermark = await startWatermark(databases.prisma, { log: logger });
const worker = startWorker({
  handlers: jobHandlers,
  ...databases,
  publicUrl: env.PUBLIC_URL,
  media,
  exportsDir,
  transport: createEmailTransport({ smtpUrl: env.SMTP_URL, folder: join(env.DATA_DIR, 'mail') }),
  secrets,
  demoPaymentsUrl: env.DEMO_PAYMENTS_URL,
  webhooks: { outboundRules: { rules: { allowsLoopback } } },
  senderAddress: env.MAIL_FROM,
  log: logger,
  plan: async (prisma, now) => {
    if (env.backup.at) await queueDailyBackup(prisma, now, env.backup.at);
  },
  outage,
});

async function stop() {
  app.drain.begin();
  await pause(env.DRAIN_SECONDS * 1000);
  await Promise.all([app.close(), worker.stop()]);
  await watermark
    .stop()
    .catch((error) =>
      logger.warn(
        { err: error },
        'The watermark could not be removed; change lists lag behind for a minute.',
      ),
    );
  await databases.close();
  redis?.disconnect();
  if (tracing)
    await tracing.stop().catch((error) => logger.warn({ err: error }, 'The last spans could not be sent.'));
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

if (env.PORT_HANDLES > 0) await listenAtHandles(app, env.PORT_HANDLES);
else await app.listen({ port: env.PORT, host: env.HOST });
process.send?.('listening');
