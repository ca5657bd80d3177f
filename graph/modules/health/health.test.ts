import { beforeEach, describe, expect, test } from 'vitest';
import type { UnexpectedExit } from '#graph/observability/unexpectedExits.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const unexpectedEnds: UnexpectedExit[] = [];
const server = useTestServer({
  backup: { at: '02:30', keep: '7 daily', place: '/backups', isEncrypted: true, isInDataFolder: false },
  readUnexpectedEnds: async () => unexpectedEnds,
});
const DAY_MS = 86_400_000;
let owner: Shopper;

const HEALTH = `{ health {
  version startedAt memoryBytes eventLoopMs requestsPerMinute failedRequests
  concerns { concern severity count }
  database { version pingMs pools { pool used idle waiting most } }
  jobs { waiting underWay failed oldestDueMs } failedJobs { id kind error }
  mails { waiting underWay failed oldestDueMs } mailFailures { failure error givenUp retryingCount }
  disk { freeBytes totalBytes } lastBackup { at } backupFailure slowStatements { sql } clientErrors { message count }
} }`;

beforeEach(async () => {
  await server.prisma.job.deleteMany();
  await server.prisma.mail.deleteMany();
  await server.prisma.backup.deleteMany();
  await aBackup();
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

function aBackup(overrides: Partial<Prisma.BackupCreateInput> = {}) {
  const at = server.clock.now;
  const backup = { trigger: 'SCHEDULE', status: 'DONE', place: '/backups', bytes: 1 } as const;
  return server.prisma.backup.create({ data: { ...backup, startedAt: at, finishedAt: at, ...overrides } });
}

function anEmail(overrides: Partial<Prisma.MailCreateInput>) {
  const now = server.clock.now;
  const email = { template: 'test', toEmail: 'a@example.com', toName: 'A', subject: 'S', html: '', text: '' };
  return server.prisma.mail.create({ data: { ...email, nextAttemptAt: now, createdAt: now, ...overrides } });
}

describe('store health', () => {
  test('reports no concerns to the owner of a healthy store', async () => {
    const { data, errors } = await owner.graphql(HEALTH);

    expect(errors).toBeUndefined();
    expect(data?.health).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      failedRequests: 0,
      concerns: [],
      jobs: { waiting: 0, underWay: 0, failed: 0, oldestDueMs: 0 },
      failedJobs: [],
      mailFailures: [],
      lastBackup: { at: server.clock.now.toISOString() },
      backupFailure: null,
    });
    expect(data?.health.database.pools.map(({ pool }: { pool: string }) => pool)).toEqual([
      'direct',
      'prisma',
    ]);
    expect(data?.health.disk.freeBytes).toBeGreaterThan(0);
    expect(data?.health.memoryBytes).toBeGreaterThan(1e7);
  });

  test('reports the last unexpected server exit, and the number of exits within a day', async () => {
    const subtractMs = (ms: number) => new Date(server.clock.now.getTime() - ms);
    unexpectedEnds.push(
      { at: subtractMs(60_000), how: 'SIGABRT' },
      { at: subtractMs(3_600_000), how: '1' },
      { at: subtractMs(DAY_MS), how: '1' },
    );

    const { data } = await owner.graphql('{ health { concerns { concern count } lastCrash { at how } } }');
    unexpectedEnds.length = 0;

    expect(data?.health.concerns).toContainEqual({ concern: 'SERVER_CRASHED', count: 2 });
    expect(data?.health.lastCrash).toEqual({ at: subtractMs(60_000).toISOString(), how: 'SIGABRT' });
    expect((await owner.graphql('{ health { lastCrash { at } } }')).data?.health).toEqual({
      lastCrash: null,
    });
  });

  test('raises a concern while backups fail, even if an older one succeeded', async () => {
    const createFailure = (minutes: number, error: string) => {
      const at = new Date(server.clock.now.getTime() + minutes * 60_000);
      return aBackup({ status: 'FAILED', error, startedAt: at, finishedAt: at });
    };
    await createFailure(1, 'The disk was busy.');
    await createFailure(2, 'The disk of /backups is full.');

    const { data } = await owner.graphql(HEALTH);

    expect(data?.health.concerns).toEqual([{ concern: 'BACKUP_FAILED', severity: 'WARNING', count: 2 }]);
    expect(data?.health.backupFailure).toBe('The disk of /backups is full.');
  });

  test('raises a concern while emails wait for an unreachable mail server, measured from the time they were written', async () => {
    const subtractMinutes = (minutes: number) => new Date(server.clock.now.getTime() - minutes * 60_000);
    const queueDelayedEmail = (lastError: string, createdAt: Date) =>
      anEmail({ status: 'QUEUED', lastError, createdAt, attempts: 2, nextAttemptAt: subtractMinutes(-5) });
    await queueDelayedEmail('connect ECONNREFUSED 127.0.0.1:587', subtractMinutes(4));
    await queueDelayedEmail('451 Greylisted, come again', subtractMinutes(40));
    const queryHealth = async () => (await owner.graphql(HEALTH)).data?.health;

    expect(await queryHealth()).toMatchObject({
      concerns: [{ concern: 'MAILS_DELAYED', severity: 'WARNING', count: 1 }],
      mails: { waiting: 2, oldestDueMs: 40 * 60_000 },
    });
    await queueDelayedEmail('connect ECONNREFUSED 127.0.0.1:587', subtractMinutes(12));
    expect((await queryHealth()).concerns).toMatchObject([
      { concern: 'MAILS_STUCK', count: 12 * 60_000 },
      { concern: 'MAILS_DELAYED', count: 2 },
    ]);
  });

  test('raises a concern while someone guesses passwords', async () => {
    const failedSignIn = { ip: '203.0.113.1', requestId: 'request' };
    for (let time = 0; time < 21; time++)
      server.app.refusedSignIns.record('sita@example.com', { ...failedSignIn, at: server.clock.now });
    const queryHealth = async () => (await owner.graphql(HEALTH)).data?.health.concerns;
    expect(await queryHealth()).toEqual([{ concern: 'SIGN_INS_FAILED', severity: 'WARNING', count: 21 }]);

    server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
    expect(await queryHealth()).toEqual([]);
  });

  test('groups mail failures by reason and ignores insignificant differences', async () => {
    const createFailure = (lastError: string, overrides = {}) =>
      anEmail({ status: 'FAILED', lastError, ...overrides });
    await createFailure('Invalid login: 535 no (session a1)');
    await createFailure('Invalid login: 535 no (session b2)');
    await createFailure('Invalid login: 535 no (session c3)', { status: 'QUEUED' });
    await createFailure('connect ECONNREFUSED 127.0.0.1:587');
    await createFailure('connect ECONNREFUSED', {
      nextAttemptAt: new Date(server.clock.now.getTime() - 2 * DAY_MS),
    });

    const { data } = await owner.graphql(HEALTH);

    expect(data?.health.mailFailures).toMatchObject([
      { failure: 'AUTHENTICATION_FAILED', givenUp: 2, retryingCount: 1 },
      { failure: 'UNREACHABLE', givenUp: 1, retryingCount: 0 },
    ]);
    expect(data?.health.concerns).toContainEqual({ concern: 'MAILS_FAILED', severity: 'WARNING', count: 3 });
  });

  test.each(['ADMIN', 'CUSTOMER'] as const)('is not visible to %s', async (role) => {
    const { errors } = await (await aShopper(server, { role })).graphql(HEALTH);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a failed job', () => {
  const RETRY = 'mutation ($id: ID!) { retryJob(input: { id: $id }) { job { status } errors { code } } }';
  const aJob = (status: 'FAILED' | 'DONE') =>
    server.prisma.job.create({
      data: {
        kind: 'refreshFigures',
        payload: {},
        status,
        attempts: 5,
        error: 'The disk is full',
        runAfter: server.clock.now,
        finishedAt: server.clock.now,
      },
    });

  test('is listed with its reason, and can be retried by the owner', async () => {
    const { id } = await aJob('FAILED');
    expect((await owner.graphql(HEALTH)).data?.health.failedJobs).toEqual([
      { id, kind: 'refreshFigures', error: 'The disk is full' },
    ]);

    const { data } = await owner.graphql(RETRY, { id });

    expect(data?.retryJob).toEqual({ job: { status: 'QUEUED' }, errors: [] });
    expect(await server.prisma.job.findUnique({ where: { id } })).toMatchObject({
      attempts: 0,
      finishedAt: null,
    });
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: id } })).toMatchObject({
      action: 'job.retry',
      actorId: owner.user.id,
    });
  });

  test.each([
    ['a completed job', async () => (await aJob('DONE')).id, 'NOT_ALLOWED'],
    ['an unknown job', async () => 'none', 'NOT_FOUND'],
  ])('can be retried, but not %s', async (_case, getId, code) => {
    const { data } = await owner.graphql(RETRY, { id: await getId() });
    expect(data?.retryJob).toEqual({ job: null, errors: [{ code }] });
  });
});
