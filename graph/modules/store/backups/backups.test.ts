import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueDailyBackup } from '#graph/backup/backupJobs.ts';
import { runBackup } from '#graph/backup/runBackup.ts';
import { readEnv } from '#graph/env.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { isBackupLate, lastBackup } from '../lastBackup.ts';

const server = useTestServer();
/** A process of its own is begun by each, which takes its time on a busy machine. */
const WITH_A_PROCESS = 180_000;
let token: string;
let dataDir: string;

const given = () => ({
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

const files = () => readdir(join(dataDir, 'backups')).catch(() => []);
const take = (id: string, at: string, env: Record<string, string> = {}) =>
  runBackup(readEnv({ ...given(), ...env }), { id, trigger: 'COMMAND', now: () => new Date(at) });

async function backups() {
  const { data } = await server.graphql(
    `{ backups { isLate lastGood { file }
         items { id trigger status file bytes sha256 error checkedAt removedAt } } }`,
    {},
    { token },
  );
  return data?.backups;
}

describe('a backup', () => {
  test('is noted with its file, and was read again before it counts', async () => {
    await take('one', '2026-11-23T20:45:00Z');
    const [name = ''] = await files();
    expect(name).toBe('backup-20261123T204500Z.tar');
    expect(await backups()).toMatchObject({
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

  test('lets older ones go only once it is whole', async () => {
    for (const [id, day] of [
      ['one', '20'],
      ['two', '21'],
      ['three', '22'],
    ] as const)
      await take(id, `2026-11-${day}T20:45:00Z`);
    expect(await files()).toEqual(['backup-20261121T204500Z.tar', 'backup-20261122T204500Z.tar']);
    expect((await backups()).items).toMatchObject([
      { id: 'three', removedAt: null },
      { id: 'two', removedAt: null },
      { id: 'one', removedAt: '2026-11-22T20:45:00.000Z' },
    ]);
    await expect(take('four', '2026-11-23T20:45:00Z', { BACKUP_TO: '/dev/null/none' })).rejects.toThrow();
    expect(await files()).toHaveLength(2);
  });

  test('that is tried again begins anew', async () => {
    await take('one', '2026-11-23T20:45:00Z');
    await take('other', '2026-11-23T20:46:00Z');
    expect((await backups()).items).toMatchObject([
      { id: 'other' },
      { id: 'one', removedAt: expect.any(String) },
    ]);
    await take('one', '2026-11-23T20:47:00Z');
    expect((await backups()).lastGood).toEqual({ file: 'backup-20261123T204700Z.tar' });
    expect((await backups()).items).toMatchObject([{ id: 'one', removedAt: null }, { id: 'other' }]);
  });

  test('that fails says why in a sentence, and the last good one stays the last good one', async () => {
    await take('good', '2026-11-22T20:45:00Z');
    await writeFile(join(dataDir, 'a-file'), '');
    const nowhere = { BACKUP_TO: join(dataDir, 'a-file', 'backups') };
    await expect(take('bad', '2026-11-23T20:45:00Z', nowhere)).rejects.toThrow('is no folder.');
    expect(await backups()).toMatchObject({
      lastGood: { file: 'backup-20261122T204500Z.tar' },
      items: [{ id: 'bad', status: 'FAILED', error: `${nowhere.BACKUP_TO} is no folder.` }, { id: 'good' }],
    });
  });

  test('is refused while another one is written', async () => {
    const [one, other] = await Promise.allSettled([
      take('one', '2026-11-23T20:45:00Z'),
      take('other', '2026-11-23T20:45:01Z'),
    ]);
    expect([one.status, other.status].sort()).toEqual(['fulfilled', 'rejected']);
    const refused = one.status === 'rejected' ? one : other;
    expect(refused).toMatchObject({ reason: { message: 'Another backup is being written.' } });
  });

  test('whose process has ended without a word is told as broken off', async () => {
    await server.prisma.backup.create({
      data: { id: 'lost', trigger: 'COMMAND', place: 'backups', startedAt: new Date('2026-11-22T20:45:00Z') },
    });
    const broken = { id: 'lost', status: 'FAILED', error: 'It was broken off: its process ended.' };
    expect((await backups()).items).toMatchObject([broken]);
    await take('next', '2026-11-23T20:45:00Z');
    expect(await server.prisma.backup.findUnique({ where: { id: 'lost' } })).toMatchObject(broken);
  });
});

describe('whoever runs the store', () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(given())) vi.stubEnv(name, value);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const ask = async (document: string, variables = {}) =>
    (await server.graphql(document, variables, { token })).data;

  test(
    'has a backup taken by the server, once at a time',
    async () => {
      const begin = 'mutation { backUpNow { backup { id status } errors { reason } } }';
      expect(await ask(begin)).toMatchObject({ backUpNow: { backup: { status: 'RUNNING' }, errors: [] } });
      expect(await ask(begin)).toMatchObject({
        backUpNow: { backup: null, errors: [{ reason: 'BACKUP_RUNNING' }] },
      });
      await runJobs(server);
      expect((await backups()).items).toMatchObject([{ status: 'DONE', trigger: 'PERSON' }]);
      expect(await files()).toHaveLength(1);
    },
    WITH_A_PROCESS,
  );

  const check = async (id: string) => {
    const data = await ask('mutation ($input: CheckBackupInput!) { checkBackup(input: $input) { jobId } }', {
      input: { id },
    });
    await runJobs(server);
    const job = await server.prisma.job.findUnique({ where: { id: data?.checkBackup.jobId } });
    return job?.result;
  };

  test(
    'has one checked that is whole',
    async () => {
      await take('one', '2026-11-23T20:45:00Z');
      expect(await check('one')).toEqual({ problem: null });
      expect((await backups()).lastGood).not.toBeNull();
    },
    WITH_A_PROCESS,
  );

  test(
    'is told of one that is not',
    async () => {
      await take('one', '2026-11-23T20:45:00Z');
      await writeFile(join(dataDir, 'backups', 'backup-20261123T204500Z.tar'), 'a letter');
      const problem = 'The backup is damaged, or not whole. Take another one.';
      expect(await check('one')).toEqual({ problem });
      expect(await backups()).toMatchObject({
        lastGood: null,
        items: [{ status: 'FAILED', error: problem }],
      });
    },
    WITH_A_PROCESS,
  );

  test(
    "finds the day's backup taken once, at its time in Kathmandu, however many servers ask",
    async () => {
      const { prisma, clock } = server;
      clock.now = new Date('2026-11-23T18:30:00Z');
      for (const _ of ['one', 'another']) await queueDailyBackup(prisma, clock.now, '02:30');
      const queued = await prisma.job.findMany({ where: { kind: 'backup', status: 'QUEUED' } });
      expect(queued.map(({ id, runAfter }) => [id, runAfter.toISOString()])).toEqual([
        ['backup-2026-11-24', '2026-11-23T20:45:00.000Z'],
      ]);
      clock.now = new Date('2026-11-23T20:46:00Z');
      await runJobs(server);
      expect((await backups()).items).toMatchObject([{ trigger: 'SCHEDULE', status: 'DONE' }]);
    },
    WITH_A_PROCESS,
  );
});

test('the last good backup is late after a day and a half', async () => {
  await take('good', '2026-11-22T20:45:00Z');
  const last = await lastBackup(server.prisma);
  expect(isBackupLate(last, new Date('2026-11-24T08:44:00Z'))).toBe(false);
  expect(isBackupLate(last, new Date('2026-11-24T08:46:00Z'))).toBe(true);
  expect(isBackupLate(null, new Date())).toBe(true);
});
