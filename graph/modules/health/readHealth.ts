import { performance } from 'node:perf_hooks';
import { concernsOf } from '#domain/health/concerns.ts';
import type { GraphContext } from '#graph/context.ts';
import { readQueues } from '#graph/jobs/readQueues.ts';
import { lastBackup } from '#graph/modules/store/lastBackup.ts';
import { slowStatements } from '#graph/observability/database/observeTrip.ts';
import type { SlowStatement } from '#graph/observability/database/slowStatements.ts';
import type { Observed } from '#graph/observability/observed.ts';
import { endsWithinDay, type UnexpectedEnd } from '#graph/observability/unexpectedEnds.ts';
import { version } from '#graph/observability/version.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { poolLoads } from '#graph/prisma/poolLoads.ts';
import { countClientErrors, listClientErrors } from './clientErrors/listClientErrors.ts';
import { readMailFailures } from './readMailFailures.ts';

const MOST_SHOWN = 10;

/** How the store is, as this server sees it. */
export async function readHealth({ prisma, direct, observed, now }: GraphContext) {
  const database = await readDatabase({ prisma, direct });
  const [queues, mailFailures, failedJobs, clientErrors, clientErrorsOfDay, disk, backup, ends] =
    await Promise.all([
      readQueues(direct, now),
      readMailFailures(direct, now),
      prisma.job.findMany({ where: { status: 'FAILED' }, orderBy: { runAfter: 'desc' }, take: MOST_SHOWN }),
      listClientErrors({ prisma }),
      countClientErrors({ prisma, now }),
      observed.readDisk(),
      lastBackup(prisma),
      observed.readUnexpectedEnds(),
    ]);
  const unexpectedEnds = endsWithinDay(ends, now);
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
      clientErrors: clientErrorsOfDay.all,
      unexpectedEnds: unexpectedEnds.length,
    }),
    version,
    startedAt: new Date(performance.timeOrigin),
    lastUnexpectedEnd: toShown(unexpectedEnds[0], observed),
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
    clientErrors,
    clientErrorsFromOneAddress: clientErrorsOfDay.ofOneAddress,
  };
}

function toShown(end: UnexpectedEnd | undefined, { listeningSince }: Observed) {
  if (!end) return null;
  // It may be another server's that shares the folder.
  const awayMs = listeningSince && listeningSince.getTime() - end.at.getTime();
  return { ...end, awayMs: awayMs !== null && awayMs >= 0 ? awayMs : null };
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
