import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueDailyBackup } from '#graph/backup/backupJobs.ts';
import { runBackup } from '#graph/backup/runBackup.ts';
import { readEnv } from '#graph/env.ts';
import type { BackupTrigger } from '#graph/prisma/generated/enums.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { findFailedBackups } from '../findFailedBackups.ts';
import { findLastBackup, isBackupLate } from '../findLastBackup.ts';

const server = useTestServer();
/** Each of these tests starts a process, which is slow on a busy machine. */
const PROCESS_TIMEOUT_MS = 180_000;
let token: string;
let dataDir: string;

const buildEnv = () => ({
  DATABASE_URL: server.databaseUrl,
  DATA_DIR: dataDir,
  DEMO: '0',
  BACKUP_KEEP: '2 daily',
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-backed-up-'));
  await server.prisma.backup.deleteMany();
  await server.prisma.job.deleteMany();
  token = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
});

afterEach(() => rm(dataDir, { recursive: true }));

const listFiles = () => readdir(join(dataDir, 'backups')).catch(() => []);
const takeBackup = (
  id: string,
  startedAt: string,
  env: Record<string, string> = {},
  trigger: BackupTrigger = 'COMMAND',
) => runBackup(readEnv({ ...buildEnv(), ...env }), { id, trigger, now: () => new Date(startedAt) });

/** Returns a port on which nothing listens. */
async function aClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function readBackups() {
  const { data } = await server.graphql(
    `{ backups { isLate lastGood { file }
         items { id trigger status file bytes sha256 error checkedAt removedAt } } }`,
    {},
    { token },
  );
  return data?.backups;
}

describe('a backup', () => {
  test('is recorded with its file after it has been verified', async () => {
    await takeBackup('one', '2026-11-23T20:45:00Z');
    const [name = ''] = await listFiles();
    expect(name).toBe('backup-20261123T204500Z.tar');
    expect(await readBackups()).toMatchObject({
      lastGood: { file: name },
      items: [
        {
          id: 'one',
          trigger: 'COMMAND',
          status: 'DONE',
          bytes: expect.any(Number),
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          error: null,
          checkedAt: '2026-11-23T20:45:00.000Z',
        },
      ],
    });
  });

  test('removes older backups only after it is complete', async () => {
    for (const [id, day] of [
      ['one', '20'],
      ['two', '21'],
      ['three', '22'],
    ] as const)
      await takeBackup(id, `2026-11-${day}T20:45:00Z`);
    expect(await listFiles()).toEqual(['backup-20261121T204500Z.tar', 'backup-20261122T204500Z.tar']);
    expect((await readBackups()).items).toMatchObject([
      { id: 'three', removedAt: null },
      { id: 'two', removedAt: null },
      { id: 'one', removedAt: '2026-11-22T20:45:00.000Z' },
    ]);
    await expect(
      takeBackup('four', '2026-11-23T20:45:00Z', { BACKUP_TO: '/dev/null/none' }),
    ).rejects.toThrow();
    expect(await listFiles()).toHaveLength(2);
  });

  test('restarts from the beginning when retried', async () => {
    await takeBackup('one', '2026-11-23T20:45:00Z');
    await takeBackup('other', '2026-11-23T20:46:00Z');
    expect((await readBackups()).items).toMatchObject([
      { id: 'other' },
      { id: 'one', removedAt: expect.any(String) },
    ]);
    await takeBackup('one', '2026-11-23T20:47:00Z');
    expect((await readBackups()).lastGood).toEqual({ file: 'backup-20261123T204700Z.tar' });
    expect((await readBackups()).items).toMatchObject([{ id: 'one', removedAt: null }, { id: 'other' }]);
  });

  test('that fails states the reason, and does not replace the last good backup', async () => {
    await takeBackup('good', '2026-11-22T20:45:00Z');
    await writeFile(join(dataDir, 'a-file'), '');
    const invalidTarget = { BACKUP_TO: join(dataDir, 'a-file', 'backups') };
    await expect(takeBackup('bad', '2026-11-23T20:45:00Z', invalidTarget)).rejects.toThrow('is not a folder');
    expect(await findFailedBackups(server.prisma)).toHaveLength(1);
    expect(await readBackups()).toMatchObject({
      lastGood: { file: 'backup-20261122T204500Z.tar' },
      items: [
        {
          id: 'bad',
          status: 'FAILED',
          error: expect.stringContaining(
            `Backups are written to ${invalidTarget.BACKUP_TO}, which is not a folder`,
          ),
        },
        { id: 'good' },
      ],
    });
  });

  test.each(['/proc/x', '/proc/x/y'])('fails immediately if nothing can be stored in %s', async (folder) => {
    await expect(takeBackup('bad', '2026-11-23T20:45:00Z', { BACKUP_TO: folder })).rejects.toThrow(
      `Backups are written to ${folder}, which cannot be created (ENOENT).`,
    );
  });

  test('is readable only by the store’s system account', async () => {
    await takeBackup('one', '2026-11-23T20:45:00Z');
    const readMode = async (...path: string[]) =>
      ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8);
    expect(await readMode('backups')).toBe('700');
    expect(await readMode('backups', 'backup-20261123T204500Z.tar')).toBe('600');
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
  });

  test('started by hand does not replace that day’s nightly backup', async () => {
    await takeBackup('nightly', '2026-11-22T20:45:00Z', {}, 'SCHEDULE');
    await takeBackup('noon', '2026-11-23T06:00:00Z', {}, 'PERSON');
    await takeBackup('evening', '2026-11-23T12:00:00Z', {}, 'PERSON');
    expect(await listFiles()).toEqual(['backup-20261122T204500Z.tar', 'backup-20261123T120000Z.tar']);
  });

  test('is refused while another one is being written', async () => {
    const [first, second] = await Promise.allSettled([
      takeBackup('one', '2026-11-23T20:45:00Z'),
      takeBackup('other', '2026-11-23T20:45:01Z'),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refusedRun = first.status === 'rejected' ? first : second;
    expect(refusedRun).toMatchObject({ reason: { message: 'Another backup is being written.' } });
  });

  test('is reported as interrupted if its process died', async () => {
    await server.prisma.backup.create({
      data: { id: 'lost', trigger: 'COMMAND', place: 'backups', startedAt: new Date('2026-11-22T20:45:00Z') },
    });
    const interruptedBackup = {
      id: 'lost',
      status: 'FAILED',
      error: 'The backup was interrupted because its process ended.',
    };
    expect((await readBackups()).items).toMatchObject([interruptedBackup]);
    await takeBackup('next', '2026-11-23T20:45:00Z');
    expect(await server.prisma.backup.findUnique({ where: { id: 'lost' } })).toMatchObject(interruptedBackup);
  });
});

describe('the owner', () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(buildEnv())) vi.stubEnv(name, value);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const runAsOwner = async (document: string, variables = {}) =>
    (await server.graphql(document, variables, { token })).data;

  test(
    'can start one backup at a time on the server',
    async () => {
      const createMutation = 'mutation { createBackup { backup { id status } errors { reason } } }';
      expect(await runAsOwner(createMutation)).toMatchObject({
        createBackup: { backup: { status: 'RUNNING' }, errors: [] },
      });
      expect(await runAsOwner(createMutation)).toMatchObject({
        createBackup: { backup: null, errors: [{ reason: 'BACKUP_RUNNING' }] },
      });
      await runJobs(server);
      expect((await readBackups()).items).toMatchObject([{ status: 'DONE', trigger: 'PERSON' }]);
      expect(await listFiles()).toHaveLength(1);
    },
    PROCESS_TIMEOUT_MS,
  );

  test('gets an error for a URL that is not an S3 service', async () => {
    const page = createHttpServer((_request, response) => response.writeHead(405).end('<html>')).listen(
      0,
      '127.0.0.1',
    );
    await once(page, 'listening');
    const endpoint = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    const env = { BACKUP_TO: 's3://shop-backups/x', S3_ENDPOINT: endpoint };
    const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };
    await expect(takeBackup('one', '2026-11-23T20:45:00Z', { ...env, ...key })).rejects.toThrow(
      `The server at ${endpoint} is not an S3 service (405).`,
    );
    page.closeAllConnections();
    page.close();
  });

  describe('with an unreachable bucket', () => {
    let problem: string;
    beforeEach(async () => {
      const invalidTarget = `http://127.0.0.1:${await aClosedPort()}`;
      problem = `The bucket shop-backups at ${invalidTarget} does not respond (connection refused).`;
      const s3 = {
        BACKUP_TO: 's3://shop-backups/x',
        S3_ENDPOINT: invalidTarget,
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      };
      for (const [name, value] of Object.entries(s3)) vi.stubEnv(name, value);
    });

    test(
      'sees the error, and can start another backup immediately',
      async () => {
        const createMutation = 'mutation { createBackup { backup { id } errors { reason } } }';
        await runAsOwner(createMutation);
        await runJobs(server);
        expect((await readBackups()).items).toMatchObject([{ status: 'FAILED', error: problem }]);
        expect(await runAsOwner(createMutation)).toMatchObject({ createBackup: { errors: [] } });
        const { items } = await readBackups();
        expect(items.map(({ status }: { status: string }) => status).sort()).toEqual(['FAILED', 'RUNNING']);
      },
      PROCESS_TIMEOUT_MS,
    );

    test(
      'sees a separate row for each retry',
      async () => {
        const { prisma, clock } = server;
        clock.now = new Date('2026-11-23T20:45:00Z');
        await queueDailyBackup(prisma, clock.now, '02:30');
        await runJobs(server);
        expect((await runAsOwner('{ backups { nextAt } }'))?.backups.nextAt).toBe('2026-11-23T20:50:00.000Z');
        clock.now = new Date('2026-11-23T20:50:00Z');
        await runJobs(server);
        expect((await readBackups()).items).toMatchObject([
          { trigger: 'SCHEDULE', status: 'FAILED', error: problem },
          { id: 'backup-2026-11-24', trigger: 'SCHEDULE', status: 'FAILED', error: problem },
        ]);
      },
      PROCESS_TIMEOUT_MS,
    );
  });

  test(
    'sees that a backup whose server died was interrupted and retried',
    async () => {
      const { prisma, clock } = server;
      await runAsOwner('mutation { createBackup { backup { id } } }');
      const [{ id }] = (await readBackups()).items;
      await prisma.job.update({
        where: { id },
        data: { status: 'RUNNING', attempts: 1, claimedUntil: new Date(clock.now.getTime() - 1) },
      });
      await prisma.backup.update({ where: { id }, data: { startedAt: new Date(clock.now.getTime() - 500) } });
      // The lock is free, since no process is writing.
      const interruptedBackup = {
        id,
        status: 'FAILED',
        error: 'The backup was interrupted because its process ended.',
      };
      expect((await readBackups()).items).toMatchObject([interruptedBackup]);
      await runJobs(server);
      const { items } = await readBackups();
      expect(items).toHaveLength(2);
      expect(items).toContainEqual(expect.objectContaining(interruptedBackup));
      expect(items).toContainEqual(expect.objectContaining({ status: 'DONE', trigger: 'PERSON' }));
    },
    PROCESS_TIMEOUT_MS,
  );

  const check = async (id: string) => {
    const data = await runAsOwner(
      'mutation ($input: CheckBackupInput!) { checkBackup(input: $input) { jobId } }',
      {
        input: { id },
      },
    );
    await runJobs(server);
    const job = await server.prisma.job.findUnique({ where: { id: data?.checkBackup.jobId } });
    return job?.result;
  };

  test(
    'can check a complete backup',
    async () => {
      await takeBackup('one', '2026-11-23T20:45:00Z');
      expect(await check('one')).toEqual({ problem: null });
      expect((await readBackups()).lastGood).not.toBeNull();
    },
    PROCESS_TIMEOUT_MS,
  );

  test(
    'can check a damaged backup',
    async () => {
      await takeBackup('one', '2026-11-23T20:45:00Z');
      await writeFile(join(dataDir, 'backups', 'backup-20261123T204500Z.tar'), 'a letter');
      const problem = 'The backup is damaged or incomplete. Use another one.';
      expect(await check('one')).toEqual({ problem });
      expect(await readBackups()).toMatchObject({
        lastGood: null,
        items: [{ status: 'FAILED', error: problem }],
      });
    },
    PROCESS_TIMEOUT_MS,
  );

  test(
    'gets one daily backup, at its time in Kathmandu, however many servers enqueue it',
    async () => {
      const { prisma, clock } = server;
      clock.now = new Date('2026-11-23T18:30:00Z');
      for (const _ of ['one', 'another']) await queueDailyBackup(prisma, clock.now, '02:30');
      const queuedJobs = await prisma.job.findMany({ where: { kind: 'backup', status: 'QUEUED' } });
      expect(queuedJobs.map(({ id, runAfter }) => [id, runAfter.toISOString()])).toEqual([
        ['backup-2026-11-24', '2026-11-23T20:45:00.000Z'],
      ]);
      clock.now = new Date('2026-11-23T20:46:00Z');
      await runJobs(server);
      expect((await readBackups()).items).toMatchObject([{ trigger: 'SCHEDULE', status: 'DONE' }]);
    },
    PROCESS_TIMEOUT_MS,
  );
});

test('backups are late if the last good one is older than a day and a half', async () => {
  await takeBackup('good', '2026-11-22T20:45:00Z');
  const latestBackup = await findLastBackup(server.prisma);
  expect(isBackupLate(latestBackup, new Date('2026-11-24T08:44:00Z'))).toBe(false);
  expect(isBackupLate(latestBackup, new Date('2026-11-24T08:46:00Z'))).toBe(true);
  expect(isBackupLate(null, new Date())).toBe(true);
});
