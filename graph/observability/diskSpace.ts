import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** How much room there is on the disks that the store writes to. */
export interface DiskSpace {
  /** Whether less is free than the floor: what would take more of it is refused before the database dies of a full disk. */
  isLow(): boolean;
  /** On the fullest of the disks; NaN until it was looked at. */
  freeBytes(): number;
  /** Whether the database lies on one of them. */
  holdsDatabase: boolean;
  close(): void;
}

interface Options {
  /** The folder of photographs, exports and logs. */
  dataDir: string;
  /** Of a database on this machine. */
  databaseDir?: string;
  /** Below it the disk is low; 0 switches the watch off. */
  floorBytes: number;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
}

const LOOK_EVERY_MS = 2000;
/** So that what frees a little does not open and shut the store over and over. */
const WELL_ABOVE = 1.1;
const MEGABYTE = 1024 * 1024;

/** Where nobody looks at the disk. */
export const BOUNDLESS: DiskSpace = {
  isLow: () => false,
  freeBytes: () => Number.NaN,
  holdsDatabase: false,
  close: () => {},
};

/** Looks every two seconds, and says in the log when the disk becomes low and when it no longer is. */
export async function watchDisk(options: Options): Promise<DiskSpace> {
  const { dataDir, databaseDir, floorBytes, log } = options;
  const folders = databaseDir ? [dataDir, databaseDir] : [dataDir];
  let free = Number.NaN;
  let low = false;
  let isLooking = false;

  const look = async () => {
    // Looks at a network disk that hangs would take every thread of Node's pool.
    if (isLooking) return;
    isLooking = true;
    try {
      await measure();
    } finally {
      isLooking = false;
    }
  };
  const measure = async () => {
    free = Math.min(...(await Promise.all(folders.map(readFree))));
    const isNow = free < (low ? floorBytes * WELL_ABOVE : floorBytes);
    if (isNow === low) return;
    low = isNow;
    const told = { freeMegabytes: Math.floor(free / MEGABYTE), floorMegabytes: floorBytes / MEGABYTE };
    if (low)
      log.error(told, 'The disk is almost full: what would take more of it is refused (DISK_FLOOR_MB)');
    else log.info(told, 'The disk has room again');
  };

  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    isLow: () => low,
    freeBytes: () => free,
    holdsDatabase: databaseDir !== undefined,
    close: () => clearInterval(timer),
  };
}

export function registerDiskMetric(registry: Registry, disk: DiskSpace): void {
  new Gauge({
    name: 'disk_free_bytes',
    help: "What is free on the fullest of the disks that hold the store's files and, where it is private, its database.",
    registers: [registry],
    collect() {
      this.set(disk.freeBytes());
    },
  });
}

/** A folder that cannot be looked at says nothing of its disk. */
async function readFree(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
