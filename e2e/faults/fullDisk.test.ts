import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PrivateServer, startPrivateServer } from '#tools/database/privateServer.mjs';
import { fillDatabase } from '../../scripts/lib/databaseContents.mjs';
import { findFreePort } from '../../scripts/lib/process/ports.mjs';
import { buildServer, getBuiltProgram } from '../../scripts/lib/serverBuild.mjs';
import { type Instance, startInstance } from './testing/startInstance.ts';

/** Number of requests whose log lines fill a pipe that nobody reads. */
const REQUESTS = 600;
const LOGGED_REQUEST = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"query":"{ store { name } }"}',
};
const SMALL_DISK_MB = 80;
const MEGABYTE = 1024 * 1024;

/** Null if this operating-system user cannot mount a disk. The other tests use /dev/full. */
const disk = mountSmallDisk();

let folder: string;
let database: PrivateServer;
let databaseUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'store-full-'));
  database = await startPrivateServer({ path: join(folder, 'database'), notice: 'In use by a test.' });
  databaseUrl = `${database.url}/store`;
  await buildServer();
  await fillDatabase({ url: databaseUrl, dataDir: folder, demo: true, program: getBuiltProgram });
});

afterAll(async () => {
  await database?.stop();
  disk?.unmount();
  rmSync(folder, { recursive: true, force: true });
});

/** The store checks the disk every few seconds. */
const POLL_OPTIONS = { timeout: 30_000 };

describe.each([
  ['goes to a full disk', () => openSync('/dev/full', 'w')],
  ['goes to a pipe that nobody reads', () => 'unread' as const],
  ['goes to a pipe whose reader has exited', () => 'closed' as const],
])('a server whose log %s', (_case, openLog) => {
  test('responds to every request, and stops on request', async () => {
    const log = openLog();
    const instance = await start({ dataDir: folder, log });
    const statusCounts = await sendManyRequests(instance);
    expect(statusCounts).toEqual({ 200: REQUESTS });
    expect(await instance.stop()).toBe(0);
    if (typeof log === 'number') closeSync(log);
  });
});

test.runIf(disk)(
  'a store on a full disk serves queries and photos, refuses uploads, counts lost log lines, and recovers automatically',
  async () => {
    if (!disk) throw new Error('There is no small disk.');
    const dataDir = disk.path;
    await fillDatabase({ url: databaseUrl, dataDir, demo: true, program: getBuiltProgram });
    const log = openSync(join(dataDir, 'store.log'), 'a');
    const instance = await start({ dataDir, log, env: { DISK_FLOOR_MB: '5' } });
    try {
      disk.fill();
      await expect
        .poll(() => readJson(instance, '/readyz'), POLL_OPTIONS)
        .toEqual({ status: 'ready', disk: 'almost full' });
      expect(await sendManyRequests(instance)).toEqual({ 200: REQUESTS });
      expect((await fetch(getUrl(instance, '/media/catalog/banner-gold.webp?w=960'))).status).toBe(200);
      const uploadResponse = await fetch(getUrl(instance, '/media/uploads'), { method: 'POST' });
      expect(uploadResponse.status).toBe(503);
      expect(uploadResponse.headers.get('retry-after')).toBe('60');
      expect(await countDroppedLines(instance)).toBeGreaterThan(0);

      disk.empty();
      await expect.poll(() => readJson(instance, '/readyz'), POLL_OPTIONS).toEqual({ status: 'ready' });
      await expect
        .poll(() => readFileSync(join(dataDir, 'store.log'), 'utf8'), POLL_OPTIONS)
        .toMatch(/"dropped":\d+/);
    } finally {
      await instance.stop();
      closeSync(log);
    }
  },
);

async function start(options: {
  dataDir: string;
  log: number | 'unread' | 'closed';
  env?: NodeJS.ProcessEnv;
}): Promise<Instance> {
  const env = { ...options.env, ACCESS_LOG: 'all' };
  return startInstance({ ...options, env, port: await findFreePort(), databaseUrl });
}

/** Returns the number of responses by status. */
async function sendManyRequests(instance: Instance): Promise<Record<number, number>> {
  const statusCounts: Record<number, number> = {};
  for (let count = 0; count < REQUESTS; count++) {
    const { status } = await fetch(getUrl(instance, '/graphql'), LOGGED_REQUEST);
    statusCounts[status] = (statusCounts[status] ?? 0) + 1;
  }
  return statusCounts;
}

async function readJson(instance: Instance, path: string): Promise<unknown> {
  return (await fetch(getUrl(instance, path))).json();
}

async function countDroppedLines(instance: Instance): Promise<number> {
  const metrics = await (await fetch(getUrl(instance, '/metrics'))).text();
  return Number(/^store_log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
}

function getUrl({ port }: Instance, path: string): string {
  return `http://127.0.0.1:${port}${path}`;
}

/** Mounts a small disk in memory. */
function mountSmallDisk() {
  const path = mkdtempSync(join(tmpdir(), 'store-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m`, 'tmpfs', path], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  const fillerFile = join(path, 'filler');
  return {
    path,
    fill: () => fillDisk(fillerFile),
    empty: () => rmSync(fillerFile),
    unmount: () => {
      execFileSync('umount', [path]);
      rmSync(path, { recursive: true });
    },
  };
}

/** Fills the disk to the last byte. */
function fillDisk(file: string): void {
  const fileDescriptor = openSync(file, 'w');
  try {
    for (let size = MEGABYTE; size >= 1; ) {
      try {
        writeSync(fileDescriptor, Buffer.alloc(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  } finally {
    closeSync(fileDescriptor);
  }
}
