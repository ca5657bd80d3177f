import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { UrlRules } from '#domain/webhooks/webhookUrl.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { Secrets } from '#graph/context.ts';
import type { AccessLog } from '#graph/observability/access/cachedAccessLog.ts';
import type { DatabaseOutage } from '#graph/observability/databaseOutage.ts';
import { type DiskSpace, UNMONITORED_DISK } from '#graph/observability/diskSpace.ts';
import type { ReadUnexpectedExits } from '#graph/observability/unexpectedExits.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { DEFAULT_CONNECTIONS } from '#graph/prisma/parseConnectionOptions.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { TIME_LIMITS, type TimeLimits } from './listening/timeLimits.ts';

export interface AppOptions extends Databases {
  secrets: Secrets;
  /** Public URL of the store, without a trailing slash. */
  publicUrl?: string;
  /** Storage of photos and 3D models. */
  media: FileStore;
  /** Directory of export files. */
  exportsDir: string;
  /** Schedule and destination of backups. Omitted if there are none. */
  backup?: BackupPlan;
  /** Rules for webhook URLs. By default, only public addresses are allowed. */
  webhookRules?: UrlRules;
  /** URL of the demo's payment providers. Omitted if there are none. */
  demoPaymentsUrl?: string | null;
  /** Directory of the built web app. Omitted if only the API is served. */
  webDir?: string;
  logger: FastifyBaseLogger;
  /** Reports an unreachable database. */
  outage?: DatabaseOutage;
  /** Free disk space. Without it, the disk is never considered full. */
  disk?: DiskSpace;
  /** Reads the times at which earlier servers ended unexpectedly. Without it, no times are known. */
  readUnexpectedEnds?: ReadUnexpectedExits;
  /**
   * Limit of expensive requests per minute, per IP address and per account. It is high enough for hundreds of
   * shoppers behind one address.
   */
  requestsPerMinute?: number;
  /** Limit of open connections per IP address, also high enough for hundreds of shoppers. */
  connectionsPerAddress?: number;
  /** Limit of reads per second by guests that bypass the response cache. */
  freshReadsPerSecond?: number;
  /** Number of requests handled at once. Others wait briefly or are refused. */
  maxConcurrentRequests?: number;
  /** Time limits that replace the defaults, such as shorter ones in tests. */
  timeLimits?: Partial<TimeLimits>;
  /** Redis through which all servers share their request counts per address. Without it, each server counts its own. */
  redis?: Redis;
  /** Trusted load balancers, by address, network or name. The client addresses they report are accepted. */
  trustedProxies?: readonly string[];
  /** Requests that get a log line. */
  accessLog?: AccessLog;
  /** Bearer token with which other machines may read the metrics. */
  metricsToken?: string;
  /** The clock, which tests replace. */
  now?: () => Date;
}

const NO_BACKUPS: BackupPlan = { at: null, keep: '', place: '', isEncrypted: false, isInDataFolder: false };

export type AppSettings = ReturnType<typeof withDefaults>;

export function withDefaults({ prisma, direct, subscribers, createWriter, ...options }: AppOptions) {
  const { publicUrl = 'http://localhost:4000', demoPaymentsUrl = null, now = () => new Date() } = options;
  const { webhookRules = { allowsLoopback: false }, backup = NO_BACKUPS, disk = UNMONITORED_DISK } = options;
  const { accessLog = 'sampled', readUnexpectedEnds = async () => [] } = options;
  const { requestsPerMinute = 6000, connectionsPerAddress = 2000, freshReadsPerSecond = 5 } = options;
  const { maxConcurrentRequests = 4 * DEFAULT_CONNECTIONS, trustedProxies = ['loopback'] } = options;
  return {
    ...options,
    ...{ publicUrl, demoPaymentsUrl, now, webhookRules, backup, disk, accessLog, readUnexpectedEnds },
    ...{
      requestsPerMinute,
      connectionsPerAddress,
      freshReadsPerSecond,
      maxConcurrentRequests,
      trustedProxies,
    },
    timeLimits: { ...TIME_LIMITS, ...options.timeLimits },
    databases: { prisma, direct, subscribers, createWriter },
  };
}
