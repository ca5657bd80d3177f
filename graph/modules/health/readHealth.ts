import { performance } from 'node:perf_hooks';
import { stopsAllEmails } from '#domain/health/classifyMailFailure.ts';
import { findHealthWarnings } from '#domain/health/healthWarnings.ts';
import type { GraphContext } from '#graph/context.ts';
import { type QueueLoad, readQueues } from '#graph/jobs/readQueues.ts';
import { getMailboxFailureMs, readMailboxState } from '#graph/modules/messages/readMailboxState.ts';
import { findFailedBackups } from '#graph/modules/store/findFailedBackups.ts';
import { findLastBackup } from '#graph/modules/store/findLastBackup.ts';
import { slowStatements } from '#graph/observability/database/observeRoundTrip.ts';
import type { SlowStatement } from '#graph/observability/database/slowStatements.ts';
import type { ServerState } from '#graph/observability/serverState.ts';
import { filterExitsWithinDay, type UnexpectedExit } from '#graph/observability/unexpectedExits.ts';
import { version } from '#graph/observability/version.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import { selectRows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { readPoolLoads } from '#graph/prisma/readPoolLoads.ts';
import { countClientErrors, listClientErrors } from './clientErrors/listClientErrors.ts';
import { readEmailFailures } from './readEmailFailures.ts';

const MAX_ITEMS = 10;

/** Returns the store's health as this server observes it. */
export async function readHealth({ prisma, direct, serverState, now, ...context }: GraphContext) {
  const databaseHealth = await readDatabaseHealth({ prisma, direct });
  const [
    queues,
    emailFailures,
    failedJobs,
    clientErrors,
    clientErrorCounts,
    disk,
    backup,
    backupFailures,
    recordedEnds,
    mailbox,
  ] = await Promise.all([
    readQueues(direct, now),
    readEmailFailures(direct, now),
    prisma.job.findMany({ where: { status: 'FAILED' }, orderBy: { runAfter: 'desc' }, take: MAX_ITEMS }),
    listClientErrors({ prisma }),
    countClientErrors({ prisma, now }),
    serverState.readDisk(),
    findLastBackup(prisma),
    findFailedBackups(prisma),
    serverState.readUnexpectedEnds(),
    readMailboxState(prisma),
  ]);
  const unexpectedEnds = filterExitsWithinDay(recordedEnds, now);
  const emailQueue = withDelayedEmails(queues.mails, emailFailures);
  const blockingFailures = emailFailures.filter(({ failure }) => stopsAllEmails(failure));
  const eventLoopMs = Math.round(serverState.eventLoop.lateMs);
  const failedRequests = serverState.requests.countFailedWithinHour();
  return {
    at: now,
    concerns: findHealthWarnings({
      pingMs: databaseHealth.pingMs,
      waitingRequests: databaseHealth.pools.reduce((sum, { waiting }) => sum + waiting, 0),
      eventLoopMs,
      failedRequests,
      jobs: queues.jobs,
      // Excludes emails deferred by the recipient's server, which is not a problem of the store.
      emails: withDelayedEmails(queues.mails, blockingFailures),
      mailboxFailureMs: mailbox ? getMailboxFailureMs(mailbox, now) : 0,
      delayedEmails: blockingFailures.reduce((sum, { retryingCount }) => sum + retryingCount, 0),
      disk,
      placeholders: serverState.countPlaceholdersWithinHour(now),
      backupAgeMs: backup && now.getTime() - backup.startedAt.getTime(),
      failedBackups: backupFailures.length,
      hasDailyBackups: context.backup.at !== null,
      refusedSignIns: context.refusedSignIns.countLastHour(now),
      clientErrors: clientErrorCounts.all,
      unexpectedExits: unexpectedEnds.length,
    }),
    version,
    startedAt: new Date(performance.timeOrigin),
    lastCrash: describeEnd(unexpectedEnds[0], serverState),
    memoryBytes: process.memoryUsage.rss(),
    eventLoopMs,
    requestsPerMinute: serverState.requests.getRequestsPerMinute(),
    failedRequests,
    database: databaseHealth,
    jobs: queues.jobs,
    mails: emailQueue,
    failedJobs,
    mailFailures: emailFailures,
    mailbox,
    disk,
    lastBackup: backup && { at: backup.startedAt, bytes: Number(backup.bytes) },
    backupFailure: backupFailures[0]?.error ?? null,
    slowStatements: slowStatements.list().slice(0, MAX_ITEMS).map(roundDurations),
    clientErrors,
    clientErrorsFromOneAddress: clientErrorCounts.ofOneAddress,
  };
}

function describeEnd(end: UnexpectedExit | undefined, { listeningSince }: ServerState) {
  if (!end) return null;
  // The recorded exit may be that of another server that shares the folder, so the difference can be negative.
  const downtimeMs = listeningSince && listeningSince.getTime() - end.at.getTime();
  return { ...end, downtimeMs: downtimeMs !== null && downtimeMs >= 0 ? downtimeMs : null };
}

async function readDatabaseHealth(databases: Connections) {
  const startedAt = performance.now();
  const [[versionRow]] = await databases.direct.send(
    selectRows<{ version: string }>(Prisma.sql`SELECT VERSION() AS version`),
  );
  const pingMs = Math.round((performance.now() - startedAt) * 10) / 10;
  return { version: versionRow?.version ?? '', pingMs, pools: readPoolLoads(databases) };
}

/** Includes the waiting time of emails that are being retried, measured from the time they were written. */
function withDelayedEmails(emailQueue: QueueLoad, delayedEmails: readonly { waitMs: number }[]): QueueLoad {
  return {
    ...emailQueue,
    oldestDueMs: Math.max(emailQueue.oldestDueMs, ...delayedEmails.map(({ waitMs }) => waitMs)),
  };
}

function roundDurations({ maxMs, lastMs, ...statement }: SlowStatement) {
  return { ...statement, maxMs: Math.round(maxMs), lastMs: Math.round(lastMs) };
}
