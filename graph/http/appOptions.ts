import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { AddressRules } from '#domain/webhooks/webhookAddress.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { AccessLog } from '#graph/observability/access/keptAccessLog.ts';
import type { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import { BOUNDLESS, type DiskSpace } from '#graph/observability/diskSpace.ts';
import type { ReadUnexpectedEnds } from '#graph/observability/unexpectedEnds.ts';
import { CONNECTIONS } from '#graph/prisma/connectionOptions.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { TIME_LIMITS, type TimeLimits } from './listening/timeLimits.ts';

export interface AppOptions extends Databases {
  secrets: Secrets;
  /** The address that people use, without a slash at its end. */
  publicUrl?: string;
  /** Where photographs and models are kept. */
  media: FileStore;
  /** Where the files of exports are kept. */
  exportsDir: string;
  /** When and where to the store is backed up; left out where nothing does. */
  backup?: BackupPlan;
  /** Which addresses webhooks may have; without them those on the internet. */
  webhookRules?: AddressRules;
  /** Where the demo's providers of payments are; left out where there are none. */
  demoPaymentsUrl?: string | null;
  /** The built web app; left out where only the API is served. */
  webDir?: string;
  logger: FastifyBaseLogger;
  /** Tells of a database that is away. */
  outage?: DatabaseOutage;
  /** The disk that is written to; without it there is always room. */
  disk?: DiskSpace;
  /** When servers before it ended that nobody had meant to; without it none is known. */
  readUnexpectedEnds?: ReadUnexpectedEnds;
  /** What of it that makes work one address may ask, and one account; leaves room for hundreds of shoppers behind an address. */
  requestsPerMinute?: number;
  /** How many connections one address may have open, for the same reason. */
  connectionsPerAddress?: number;
  /** How often in a second guests may ask past the answers that are kept. */
  freshReadsPerSecond?: number;
  /** How many requests are worked on at once; others wait for a moment, or are refused. */
  requestsAtOnce?: number;
  /** Shorter ones than a shop has. */
  timeLimits?: Partial<TimeLimits>;
  /** Where all servers count together what an address sends; without it each counts for itself. */
  redis?: Redis;
  /** The balancers in front, by address, network or name; whom they name as their client is believed. */
  trustedProxies?: readonly string[];
  /** Of which requests the log has a line. */
  accessLog?: AccessLog;
  /** With this as their Bearer token, others than this machine may read what is counted. */
  metricsToken?: string;
  /** The clock; tests set their own. */
  now?: () => Date;
}

const NO_BACKUPS: BackupPlan = { at: null, keep: '', place: '', isEncrypted: false, isWithStore: false };

export type AppSettings = ReturnType<typeof withDefaults>;

export function withDefaults({ prisma, direct, subscribers, writingFor, ...options }: AppOptions) {
  const { publicUrl = 'http://localhost:4000', demoPaymentsUrl = null, now = () => new Date() } = options;
  const { webhookRules = { toLoopback: false }, backup = NO_BACKUPS, disk = BOUNDLESS } = options;
  const { accessLog = 'sampled', readUnexpectedEnds = async () => [] } = options;
  const { requestsPerMinute = 6000, connectionsPerAddress = 2000, freshReadsPerSecond = 5 } = options;
  const { requestsAtOnce = 4 * CONNECTIONS, trustedProxies = ['loopback'] } = options;
  return {
    ...options,
    ...{ publicUrl, demoPaymentsUrl, now, webhookRules, backup, disk, accessLog, readUnexpectedEnds },
    ...{ requestsPerMinute, connectionsPerAddress, freshReadsPerSecond, requestsAtOnce, trustedProxies },
    timeLimits: { ...TIME_LIMITS, ...options.timeLimits },
    databases: { prisma, direct, subscribers, writingFor },
  };
}
