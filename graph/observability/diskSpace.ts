import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Free space on the disks that the store writes to. */
export interface DiskSpace {
  /**
   * Returns true if less free space than `floorBytes` is left. The store then refuses writes, before the database fails
   * on a full disk.
   */
  isLow(): boolean;
  /** Returns the free space of the fullest disk in bytes; NaN before the first check. */
  freeBytes(): number;
  /** True if a database on this machine is included. */
  containsDatabase: boolean;
  close(): void;
}

interface Options {
  /** Folder of photos, exports and logs. */
  dataDir: string;
  /** Data directory of a database on this machine. */
  databaseDir?: string;
  /** Free space below which a disk counts as low, in bytes. 0 turns the check off. */
  floorBytes: number;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const CHECK_INTERVAL_MS = 2000;
/** Prevents repeated switching when a little space is freed. */
const RECOVERY_FACTOR = 1.1;
const MEGABYTE = 1024 * 1024;

/** Used if no disk is monitored. */
export const UNMONITORED_DISK: DiskSpace = {
  isLow: () => false,
  freeBytes: () => Number.NaN,
  containsDatabase: false,
  close: () => {},
};

/** Checks the disks every two seconds. Logs when free space becomes low and when it is sufficient again. */
export async function watchDisk(options: Options): Promise<DiskSpace> {
  const { dataDir, databaseDir, floorBytes, log } = options;
  const folders = databaseDir ? [dataDir, databaseDir] : [dataDir];
  let lowestFreeBytes = Number.NaN;
  let isSpaceLow = false;
  let isChecking = false;

  const checkDisks = async () => {
    // Prevents checks of an unresponsive network disk from occupying all threads of Node's pool.
    if (isChecking) return;
    isChecking = true;
    try {
      await measure();
    } finally {
      isChecking = false;
    }
  };
  const measure = async () => {
    lowestFreeBytes = Math.min(...(await Promise.all(folders.map(readFreeBytes))));
    const isBelowFloor = lowestFreeBytes < (isSpaceLow ? floorBytes * RECOVERY_FACTOR : floorBytes);
    if (isBelowFloor === isSpaceLow) return;
    isSpaceLow = isBelowFloor;
    const logFields = {
      freeMegabytes: Math.floor(lowestFreeBytes / MEGABYTE),
      floorMegabytes: floorBytes / MEGABYTE,
    };
    if (isSpaceLow)
      log.error(logFields, 'The disk is almost full; writes that need space are refused (DISK_FLOOR_MB)');
    else log.info(logFields, 'The disk has enough free space again');
  };

  await checkDisks();
  const timer = setInterval(() => void checkDisks(), CHECK_INTERVAL_MS);
  timer.unref();
  return {
    isLow: () => isSpaceLow,
    freeBytes: () => lowestFreeBytes,
    containsDatabase: databaseDir !== undefined,
    close: () => clearInterval(timer),
  };
}

export function registerDiskMetric(registry: Registry, disk: DiskSpace): void {
  new Gauge({
    name: 'disk_free_bytes',
    help: "Free space on the fullest disk that holds the store's files and, if it is local, its database.",
    registers: [registry],
    collect() {
      this.set(disk.freeBytes());
    },
  });
}

/** Returns infinity if the folder cannot be checked, so that it is ignored. */
async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
