import { performance } from 'node:perf_hooks';
import { concernsOf } from '#domain/health/concerns.ts';
import { stopsAllMails } from '#domain/health/mailFailure.ts';
import type { GraphContext } from '#graph/context.ts';
import { type QueueLoad, readQueues } from '#graph/jobs/readQueues.ts';
import { mailboxFailingMs, mailboxState } from '#graph/modules/messages/mailboxState.ts';
import { failedBackups } from '#graph/modules/store/failedBackups.ts';
import { lastBackup } from '#graph/modules/store/lastBackup.ts';
import { slowStatements } from '#graph/observability/database/observeTrip.ts';
import type { SlowStatement } from '#graph/observability/database/slowStatements.ts';
import type { Observed } from '#graph/observability/observed.ts';
import { endsWithinDay, type UnexpectedEnd } from '#graph/observability/unexpectedEnds.ts';
import { version } from '#graph/observability/version.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { poolLoads } from '#graph/prisma/poolLoads.ts';
import { countClientErrors, listClientErrors } from './clientErrors/listClientErrors.ts';
import { readMailFailures } from './readMailFailures.ts';

const MOST_SHOWN = 10;

/** How the store is, as this server sees it. */
export async function readHealth({ prisma, direct, observed, now, ...context }: GraphContext) {
  const database = await readDatabase({ prisma, direct });
  const [
    queues,
    mailFailures,
    failedJobs,
    clientErrors,
    clientErrorsOfDay,
    disk,
    backup,
    backupsThatFailed,
    ends,
    mailbox,
  ] = await Promise.all([
    readQueues(direct, now),
    readMailFailures(direct, now),
    prisma.job.findMany({ where: { status: 'FAILED' }, orderBy: { runAfter: 'desc' }, take: MOST_SHOWN }),
    listClientErrors({ prisma }),
    countClientErrors({ prisma, now }),
    observed.readDisk(),
    lastBackup(prisma),
    failedBackups(prisma),
    observed.readUnexpectedEnds(),
    mailboxState(prisma),
  ]);
  const unexpectedEnds = endsWithinDay(ends, now);
  const mails = withDelayed(queues.mails, mailFailures);
  const stopped = mailFailures.filter(({ failure }) => stopsAllMails(failure));
  const eventLoopMs = Math.round(observed.eventLoop.lateMs);
  const failedRequests = observed.requests.failedWithinHour();
  return {
    at: now,
    concerns: concernsOf({
      pingMs: database.pingMs,
      waitingForDatabase: database.pools.reduce((sum, { waiting }) => sum + waiting, 0),
      eventLoopMs,
      failedRequests,
      jobs: queues.jobs,
      // One that its receiver's server puts off is nobody's concern.
      mails: withDelayed(queues.mails, stopped),
      mailboxFailingMs: mailbox ? mailboxFailingMs(mailbox, now) : 0,
      delayedMails: stopped.reduce((sum, { triedAgain }) => sum + triedAgain, 0),
      disk,
      placeholders: observed.placeholdersWithinHour(now),
      backupAgeMs: backup && now.getTime() - backup.startedAt.getTime(),
      failedBackups: backupsThatFailed.length,
      backsUpDaily: context.backup.at !== null,
      refusedSignIns: context.refusedSignIns.withinHour(now),
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
    jobs: queues.jobs,
    mails,
    failedJobs,
    mailFailures,
    mailbox,
    disk,
    lastBackup: backup && { at: backup.startedAt, bytes: Number(backup.bytes) },
    backupFailure: backupsThatFailed[0]?.error ?? null,
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

async function readDatabase(databases: Connections) {
  const startedAt = performance.now();
  const [[answer]] = await databases.direct.send(
    rows<{ version: string }>(Prisma.sql`SELECT VERSION() AS version`),
  );
  const pingMs = Math.round((performance.now() - startedAt) * 10) / 10;
  return { version: answer?.version ?? '', pingMs, pools: poolLoads(databases) };
}

/** A mail waits for its receiver since it was written, however often it was tried. */
function withDelayed(mails: QueueLoad, delayed: readonly { waitMs: number }[]): QueueLoad {
  return { ...mails, oldestDueMs: Math.max(mails.oldestDueMs, ...delayed.map(({ waitMs }) => waitMs)) };
}

function inWholeMs({ maxMs, lastMs, ...statement }: SlowStatement) {
  return { ...statement, maxMs: Math.round(maxMs), lastMs: Math.round(lastMs) };
}
