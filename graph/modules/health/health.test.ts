import { beforeEach, describe, expect, test } from 'vitest';
import type { UnexpectedEnd } from '#graph/observability/unexpectedEnds.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const ends: UnexpectedEnd[] = [];
const server = useTestServer({ readUnexpectedEnds: async () => ends });
const DAY_MS = 86_400_000;
let owner: Shopper;

const HEALTH = `{ health {
  version startedAt memoryBytes eventLoopMs requestsPerMinute failedRequests
  concerns { concern severity count }
  database { version pingMs pools { pool used idle waiting most } }
  jobs { waiting underWay failed oldestDueMs } failedJobs { id kind error }
  mails { waiting underWay failed oldestDueMs } mailFailures { failure error givenUp triedAgain }
  disk { freeBytes totalBytes } lastBackup { at } slowStatements { sql } clientErrors { message count }
} }`;

beforeEach(async () => {
  await server.prisma.job.deleteMany();
  await server.prisma.mail.deleteMany();
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

describe('its health', () => {
  test('tells the owner of a store where all is well', async () => {
    const { data, errors } = await owner.ask(HEALTH);

    expect(errors).toBeUndefined();
    expect(data?.health).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      failedRequests: 0,
      concerns: [{ concern: 'NO_BACKUP', severity: 'LOOK', count: 1 }],
      jobs: { waiting: 0, underWay: 0, failed: 0, oldestDueMs: 0 },
      failedJobs: [],
      mailFailures: [],
      lastBackup: null,
    });
    expect(data?.health.database.pools.map(({ pool }: { pool: string }) => pool)).toEqual([
      'direct',
      'prisma',
    ]);
    expect(data?.health.disk.freeBytes).toBeGreaterThan(0);
    expect(data?.health.memoryBytes).toBeGreaterThan(1e7);
  });

  test('says when the server last ended unexpectedly, and how often within a day', async () => {
    const ago = (ms: number) => new Date(server.clock.now.getTime() - ms);
    ends.push(
      { at: ago(60_000), how: 'SIGABRT' },
      { at: ago(3_600_000), how: '1' },
      { at: ago(DAY_MS), how: '1' },
    );

    const { data } = await owner.ask(
      '{ health { concerns { concern count } lastUnexpectedEnd { at how } } }',
    );
    ends.length = 0;

    expect(data?.health.concerns).toContainEqual({ concern: 'SERVER_ENDED', count: 2 });
    expect(data?.health.lastUnexpectedEnd).toEqual({ at: ago(60_000).toISOString(), how: 'SIGABRT' });
    expect((await owner.ask('{ health { lastUnexpectedEnd { at } } }')).data?.health).toEqual({
      lastUnexpectedEnd: null,
    });
  });

  test('says why mails could not be sent, what differs in nobody’s eyes together', async () => {
    const now = server.clock.now;
    const mail = {
      template: 'test',
      toEmail: 'a@example.com',
      toName: 'A',
      subject: 'S',
      html: '',
      text: '',
    };
    const failed = (lastError: string, given = {}) => ({
      ...mail,
      status: 'FAILED' as const,
      lastError,
      nextAttemptAt: now,
      ...given,
    });
    await server.prisma.mail.createMany({
      data: [
        failed('Invalid login: 535 no (session a1)'),
        failed('Invalid login: 535 no (session b2)'),
        failed('Invalid login: 535 no (session c3)', { status: 'QUEUED' as const }),
        failed('connect ECONNREFUSED 127.0.0.1:587'),
        failed('connect ECONNREFUSED', { nextAttemptAt: new Date(now.getTime() - 2 * DAY_MS) }),
      ],
    });

    const { data } = await owner.ask(HEALTH);

    expect(data?.health.mailFailures).toMatchObject([
      { failure: 'PASSWORD_REFUSED', givenUp: 2, triedAgain: 1 },
      { failure: 'UNREACHABLE', givenUp: 1, triedAgain: 0 },
    ]);
    expect(data?.health.concerns).toContainEqual({ concern: 'MAILS_FAILED', severity: 'LOOK', count: 3 });
  });

  test.each(['ADMIN', 'CUSTOMER'] as const)('is not told to %s', async (role) => {
    const { errors } = await (await aShopper(server, { role })).ask(HEALTH);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a job that was given up', () => {
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

  test('is shown with its reason, and done again when the owner asks for that', async () => {
    const { id } = await aJob('FAILED');
    expect((await owner.ask(HEALTH)).data?.health.failedJobs).toEqual([
      { id, kind: 'refreshFigures', error: 'The disk is full' },
    ]);

    const { data } = await owner.ask(RETRY, { id });

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
    ['one that is done', async () => (await aJob('DONE')).id, 'NOT_ALLOWED'],
    ['one that is not there', async () => 'none', 'NOT_FOUND'],
  ])('is not %s', async (_what, idOf, code) => {
    const { data } = await owner.ask(RETRY, { id: await idOf() });
    expect(data?.retryJob).toEqual({ job: null, errors: [{ code }] });
  });
});
