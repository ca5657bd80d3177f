import type { RequestListener, Server } from 'node:http';
import type { AnswerOfDoor } from '#graph/observability/access/answerOfDoor.ts';
import { KeptAccessLog } from '#graph/observability/access/keptAccessLog.ts';
import { RefusedAccessLog } from '#graph/observability/access/refusedAccessLog.ts';
import { createMetrics } from '#graph/observability/metrics/createMetrics.ts';
import { RecentRequests } from '#graph/observability/recentRequests.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { Admission } from './admission/admission.ts';
import { admitRequests } from './admission/admitRequests.ts';
import type { AppSettings } from './appOptions.ts';
import { Callers } from './callers.ts';
import { clientKeys, trustProxies } from './clientAddress.ts';
import { crossOrigin } from './crossOrigin.ts';
import { createHttpServer } from './listening/createHttpServer.ts';
import { Drain } from './listening/drain.ts';
import { MINUTE_MS, RequestCounts } from './requestCounts.ts';
import { FreshReads } from './responseCache/freshReads.ts';
import { frontDoor, staleDoor } from './responseCache/frontDoor.ts';
import { PublicAnswers } from './responseCache/publicAnswers.ts';
import { shareCounts } from './shareCounts.ts';

const WAITING = { longestWaitMs: 1000, mostWaiting: 1000 };

/** Requests with long bodies may arrive slowly. */
const LONG_BODIES_AT_ONCE = 16;

export type Door = ReturnType<typeof createDoor>;

/** Everything in front of Fastify: connections, cross-origin rules, kept answers and the queue for work. */
export function createDoor(settings: AppSettings, snapshots: SnapshotKeeper) {
  const { databases, requestsAtOnce, connectionsPerAddress, timeLimits } = settings;
  const answers = new PublicAnswers({ maxEntries: 5000, maxBytes: 32 * 1024 * 1024 });
  const trust = trustProxies(settings.trustedProxies);
  const counts = countRequests(settings, trust);
  const callers = new Callers({ addressOf: counts.keyOf, secrets: settings.secrets, now: settings.now });
  const drain = new Drain();
  const queues = {
    usual: new Admission({ atOnce: requestsAtOnce, ...WAITING }),
    long: new Admission({ atOnce: LONG_BODIES_AT_ONCE, ...WAITING }),
  };
  const metrics = createMetrics({ ...databases, ...settings, snapshots, answers, queues });
  const requests = new RecentRequests();
  const { logger, accessLog } = settings;
  const refusedLog = accessLog === 'off' ? null : new RefusedAccessLog(logger, counts.keyOf);
  const kept = {
    answers,
    bodyWithinMs: timeLimits.body,
    freshReads: new FreshReads(settings.freshReadsPerSecond),
    now: settings.now,
    readSnapshot: () => snapshots.current,
    isBusy: () => queues.usual.isBusy,
    observe: (seconds: number) => {
      metrics.observeKept(seconds);
      requests.note(200);
    },
    accessLog: accessLog === 'off' ? null : new KeptAccessLog(logger, accessLog, counts.keyOf),
  };
  const onRefused = (answer: AnswerOfDoor) => {
    requests.note(answer.status);
    refusedLog?.note(performance.now(), answer);
  };
  const readOrigins = () => snapshots.current?.settings.corsOrigins ?? null;

  function createServer(fastify: RequestListener): Server {
    const admitted = admitRequests({ ...queues, answerStale: staleDoor(kept), onRefused }, fastify);
    const listener = crossOrigin({ readOrigins }, frontDoor(kept, admitted));
    return createHttpServer({ timeLimits, drain, connectionsPerAddress, trust }, listener);
  }

  return { answers, trust, counts, callers, drain, metrics, requests, createServer };
}

function countRequests(
  { redis, requestsPerMinute }: AppSettings,
  trust: ReturnType<typeof trustProxies>,
): RequestCounts {
  return new RequestCounts({
    keyOf: clientKeys(trust),
    ...(redis && { share: shareCounts(redis, { most: requestsPerMinute, withinMs: MINUTE_MS }) }),
    step: Math.max(1, Math.floor(requestsPerMinute / 100)),
  });
}
