import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { openWritesOf } from '../client.ts';
import type { PrismaClient } from '../generated/client.ts';

/** How often a server says up to when it has written all that it writes, ms. */
const EVERY_MS = 2000;
/** Who has said nothing for so long is gone, and what it had open with it. */
const SILENT_S = 60;
/** A server keeps nothing once it could be taken for gone; well before it is. */
const TRUSTED_MS = 40_000;
/** By so much the clocks of a cluster may differ, and the database's own may be set back. */
const CLOCK_MS = 1000;

const SERVER = randomUUID();

interface Reading {
  now: Date;
  /** The earliest of what other servers may still write. */
  others: Date | null;
}

/**
 * The instant before which nothing is written any more: whatever is stamped earlier by the database's clock is committed,
 * and seen by whoever reads from now on. docs/decisions/0046-what-changed-since.md says why.
 */
export async function readHorizon(prisma: PrismaClient): Promise<Date> {
  const [reading] = await prisma.$queryRaw<Reading[]>`
    SELECT UTC_TIMESTAMP(3) AS now, (
      SELECT MIN(complete_until) FROM write_watermarks
      WHERE server <> ${SERVER} AND seen_at > UTC_TIMESTAMP(3) - INTERVAL ${SILENT_S} SECOND
    ) AS others`;
  if (!reading) throw new Error('The database has told no time.');
  const own = toOwn(prisma, reading.now);
  const earliest = Math.min(own.getTime(), reading.others?.getTime() ?? Number.POSITIVE_INFINITY);
  return new Date(earliest - CLOCK_MS);
}

/**
 * Up to when this process has written all that it writes. What begins after the clock was read is stamped later; what was
 * open by then began no earlier than as long before it as it is open by our own clock.
 */
function toOwn(prisma: PrismaClient, now: Date): Date {
  const { oldest } = openWritesOf(prisma);
  const openForMs = oldest === undefined ? 0 : performance.now() - oldest;
  return new Date(now.getTime() - Math.ceil(openForMs));
}

/**
 * Says for all servers on the database up to when this one has written, until it is stopped. While the database cannot be
 * told, nothing that this one writes is kept.
 */
export async function startWatermark(
  prisma: PrismaClient,
  { log, everyMs = EVERY_MS }: { log: Pick<FastifyBaseLogger, 'warn'>; everyMs?: number },
): Promise<{ stop(): Promise<void> }> {
  const writes = openWritesOf(prisma);
  let told: Told | undefined;
  writes.isReckonedWith = () => told !== undefined && isRecent(told);
  const tellNow = async () => {
    try {
      told = await tell(prisma);
    } catch (error) {
      log.warn({ err: error }, 'The watermark could not be written; it is tried again');
    }
  };
  await tellNow();
  let telling = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling.then(tellNow);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await telling;
      writes.isReckonedWith = () => true;
      await prisma.$executeRaw`DELETE FROM write_watermarks WHERE server = ${SERVER}`;
    },
  };
}

interface Told {
  /** By a clock that nobody sets. */
  steady: number;
  /** By one that goes on while the machine sleeps. */
  wall: number;
}

function isRecent({ steady, wall }: Told): boolean {
  return performance.now() - steady < TRUSTED_MS && Date.now() - wall < TRUSTED_MS;
}

async function tell(prisma: PrismaClient): Promise<Told> {
  const asked = { steady: performance.now(), wall: Date.now() };
  const [reading] = await prisma.$queryRaw<{ now: Date }[]>`SELECT UTC_TIMESTAMP(3) AS now`;
  if (!reading) throw new Error('The database has told no time.');
  const until = toOwn(prisma, reading.now);
  await prisma.$executeRaw`
    INSERT INTO write_watermarks (server, complete_until, seen_at) VALUES (${SERVER}, ${until}, ${reading.now})
    ON DUPLICATE KEY UPDATE complete_until = VALUES(complete_until), seen_at = VALUES(seen_at)`;
  return asked;
}
