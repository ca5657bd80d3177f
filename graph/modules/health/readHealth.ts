import { performance } from 'node:perf_hooks';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { concernsOf } from '#domain/health/concerns.ts';
import type { GraphContext } from '#graph/context.ts';
import { readQueues } from '#graph/jobs/readQueues.ts';
import { lastBackup } from '#graph/modules/store/lastBackup.ts';
import { slowStatements } from '#graph/observability/database/observeTrip.ts';
import type { SlowStatement } from '#graph/observability/database/slowStatements.ts';
import { version } from '#graph/observability/version.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { poolLoads } from '#graph/prisma/poolLoads.ts';
import { readMailFailures } from './readMailFailures.ts';

const MOST_SHOWN = 10;

/** How the store is, as this server sees it. */
export async function readHealth({ prisma, direct, observed, now }: GraphContext) {
  const database = await readDatabase({ prisma, direct });
  const since = new Date(now.getTime() - DAY_MS);
  const [queues, mailFailures, failedJobs, clientErrors, errorsOfDay, disk, backup] = await Promise.all([
    readQueues(direct, now),
    readMailFailures(direct, now),
    prisma.job.findMany({ where: { status: 'FAILED' }, orderBy: { runAfter: 'desc' }, take: MOST_SHOWN }),
    prisma.clientError.findMany({ orderBy: { lastAt: 'desc' }, take: MOST_SHOWN }),
    prisma.clientError.aggregate({ where: { lastAt: { gt: since } }, _sum: { count: true } }),
    observed.readDisk(),
    lastBackup(prisma),
  ]);
  const eventLoopMs = Math.round(observed.eventLoop.lateMs);
  const failedRequests = observed.requests.failedWithinHour();
  return {
    at: now,
    concerns: concernsOf({
      pingMs: database.pingMs,
      waitingForDatabase: database.pools.reduce((sum, { waiting }) => sum + waiting, 0),
      eventLoopMs,
      failedRequests,
      ...queues,
      disk,
      backupAgeMs: backup && now.getTime() - backup.startedAt.getTime(),
      clientErrors: errorsOfDay._sum.count ?? 0,
    }),
    version,
    startedAt: new Date(performance.timeOrigin),
    memoryBytes: process.memoryUsage.rss(),
    eventLoopMs,
    requestsPerMinute: observed.requests.perMinute(),
    failedRequests,
    database,
    ...queues,
    failedJobs,
    mailFailures,
    disk,
    lastBackup: backup && { at: backup.startedAt, bytes: Number(backup.bytes) },
    slowStatements: slowStatements.list().slice(0, MOST_SHOWN).map(inWholeMs),
    clientErrors: clientErrors.map(({ fingerprint, ...error }) => ({ id: fingerprint, ...error })),
  };
}

async function readDatabase(databases: Databases) {
  const startedAt = performance.now();
  const [[answer]] = await databases.direct.send(
    rows<{ version: string }>(Prisma.sql`SELECT VERSION() AS version`),
  );
  const pingMs = Math.round((performance.now() - startedAt) * 10) / 10;
  return { version: answer?.version ?? '', pingMs, pools: poolLoads(databases) };
}

function inWholeMs({ maxMs, lastMs, ...statement }: SlowStatement) {
  return { ...statement, maxMs: Math.round(maxMs), lastMs: Math.round(lastMs) };
}
