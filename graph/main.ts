import { join } from 'node:path';
import { tokenSettings } from '#graph/access/tokenSettings.ts';
import { createApp } from '#graph/http/app.ts';
import { jobKinds } from '#graph/jobs/jobKinds.ts';
import { startWorker } from '#graph/jobs/worker.ts';
import { mailTransport } from '#graph/mail/transport/mailTransport.ts';
import { createLogger } from '#graph/observability/createLogger.ts';
import { startTracing } from '#graph/observability/tracing/startTracing.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { readEnv } from './env.ts';

const env = readEnv();
const logger = createLogger(env.LOG_LEVEL);
// Before the first request is thought of.
const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT && (await startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT));
const databases = openDatabases(env.DATABASE_URL);
const mediaDir = join(env.DATA_DIR, 'media');
const exportsDir = join(env.DATA_DIR, 'exports');
const app = await createApp({
  ...databases,
  logger,
  tokens: await tokenSettings(env),
  publicUrl: env.PUBLIC_URL,
  mediaDir,
  exportsDir,
  webDir: 'dist/web',
  accessLog: env.ACCESS_LOG,
  metricsToken: env.METRICS_TOKEN,
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
});

async function stop() {
  await app.close();
  await worker.stop();
  await databases.close();
  if (tracing)
    await tracing.stop().catch((error) => logger.warn({ err: error }, 'The last spans were not sent'));
  process.exit(0);
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: env.PORT, host: env.HOST });
