import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { getOpenWrites } from '../client.ts';
import type { PrismaClient } from '../generated/client.ts';

/** Interval at which a server updates its watermark, in ms. */
const UPDATE_INTERVAL_MS = 2000;
/** Time after which a silent server is considered dead and its open writes are ignored. */
const SERVER_TIMEOUT_S = 60;
/**
 * Time since its last watermark after which a server commits nothing. Well below the time after which others consider
 * it dead.
 */
const MAX_WATERMARK_AGE_MS = 40_000;
/** Maximum clock difference in a cluster, and maximum correction of the database's clock. */
const MAX_CLOCK_DIFFERENCE_MS = 1000;

const SERVER_ID = randomUUID();

interface WatermarkReading {
  now: Date;
  /** Earliest watermark of the other servers; null if there are none. */
  others: Date | null;
}

/**
 * Returns the horizon, before which all changes are committed. Every change stamped earlier by the database's clock is
 * visible to later reads (docs/decisions/0046-change-lists-end-at-a-horizon.md).
 */
export async function readHorizon(prisma: PrismaClient): Promise<Date> {
  const [reading] = await prisma.$queryRaw<WatermarkReading[]>`
    SELECT UTC_TIMESTAMP(3) AS now, (
      SELECT MIN(complete_until) FROM write_watermarks
      WHERE server <> ${SERVER_ID} AND seen_at > UTC_TIMESTAMP(3) - INTERVAL ${SERVER_TIMEOUT_S} SECOND
    ) AS others`;
  if (!reading) throw new Error('The database returned no time.');
  const localWatermark = computeOwnWatermark(prisma, reading.now);
  const earliestTime = Math.min(
    localWatermark.getTime(),
    reading.others?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  return new Date(earliestTime - MAX_CLOCK_DIFFERENCE_MS);
}

/**
 * Returns the time up to which this process has committed its writes. Later writes get a later timestamp. The oldest
 * open write began at most its age before `now`, measured on this process's clock.
 */
function computeOwnWatermark(prisma: PrismaClient, now: Date): Date {
  const { oldest } = getOpenWrites(prisma);
  const oldestWriteAgeMs = oldest === undefined ? 0 : performance.now() - oldest;
  return new Date(now.getTime() - Math.ceil(oldestWriteAgeMs));
}

/**
 * Publishes this server's watermark to all servers on the database until it is stopped. If publishing fails for too
 * long, this server commits nothing until it succeeds.
 */
export async function startWatermark(
  prisma: PrismaClient,
  { log, intervalMs = UPDATE_INTERVAL_MS }: { log: Pick<FastifyBaseLogger, 'warn'>; intervalMs?: number },
): Promise<{ stop(): Promise<void> }> {
  const writes = getOpenWrites(prisma);
  let lastWatermark: PublishedWatermark | undefined;
  writes.isAwaited = () => lastWatermark !== undefined && isRecent(lastWatermark);
  const tryPublish = async () => {
    try {
      lastWatermark = await publishWatermark(prisma);
    } catch (error) {
      log.warn({ err: error }, 'The watermark could not be written; retrying');
    }
  };
  await tryPublish();
  let pendingPublish = Promise.resolve();
  const timer = setInterval(() => {
    pendingPublish = pendingPublish.then(tryPublish);
  }, intervalMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await pendingPublish;
      writes.isAwaited = () => true;
      await prisma.$executeRaw`DELETE FROM write_watermarks WHERE server = ${SERVER_ID}`;
    },
  };
}

interface PublishedWatermark {
  /** Time on the monotonic clock, in ms. */
  steady: number;
  /** Time on the wall clock, which continues while the machine sleeps, in ms. */
  wall: number;
}

function isRecent({ steady, wall }: PublishedWatermark): boolean {
  return performance.now() - steady < MAX_WATERMARK_AGE_MS && Date.now() - wall < MAX_WATERMARK_AGE_MS;
}

async function publishWatermark(prisma: PrismaClient): Promise<PublishedWatermark> {
  const requestedAt = { steady: performance.now(), wall: Date.now() };
  const [reading] = await prisma.$queryRaw<{ now: Date }[]>`SELECT UTC_TIMESTAMP(3) AS now`;
  if (!reading) throw new Error('The database returned no time.');
  const completeUntil = computeOwnWatermark(prisma, reading.now);
  await prisma.$executeRaw`
    INSERT INTO write_watermarks (server, complete_until, seen_at) VALUES (${SERVER_ID}, ${completeUntil}, ${reading.now})
    ON DUPLICATE KEY UPDATE complete_until = VALUES(complete_until), seen_at = VALUES(seen_at)`;
  return requestedAt;
}
