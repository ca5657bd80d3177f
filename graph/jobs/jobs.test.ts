import { afterEach, describe, expect, test, vi } from 'vitest';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { defineJob } from './job.ts';
import { handleJob, type JobFunction } from './jobHandler.ts';
import { runDueJobs } from './runDueJobs.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');

const someJob = defineJob('someJob');
const jobFunction = vi.fn<JobFunction<Record<string, never>>>();
const handlers = [handleJob(someJob, async () => jobFunction)];
afterEach(() => jobFunction.mockReset());

describe('a job', () => {
  test('runs once and stores its result', async () => {
    jobFunction.mockImplementation(async () => ({ days: 3 }));
    const id = await queue();

    await runJobs(server, handlers);
    await runJobs(server, handlers);

    expect(jobFunction).toHaveBeenCalledTimes(1);
    expect(await toJob(id)).toMatchObject({ status: 'DONE', result: { days: 3 }, attempts: 1, error: null });
    expect((await toJob(id)).finishedAt).toEqual(server.clock.now);
  });

  test('of a transaction that was rolled back never runs', async () => {
    jobFunction.mockImplementation(async () => ({}));
    const transaction = server.work(async (work) => {
      await work.enqueue(someJob, {});
      throw new Error('The order was refused');
    });
    await expect(transaction).rejects.toThrow('The order was refused');

    await runJobs(server, handlers);

    expect(jobFunction).not.toHaveBeenCalled();
  });

  test('runs on one of several workers', async () => {
    jobFunction.mockImplementation(async () => ({}));
    await Promise.all(Array.from({ length: 20 }, () => queue()));

    await Promise.all(Array.from({ length: 5 }, () => runJobs(server, handlers)));

    expect(jobFunction).toHaveBeenCalledTimes(20);
  });

  test('waits longer after each failure and fails after the fifth', async () => {
    jobFunction.mockRejectedValue(new Error('The disk is full'));
    const id = await queue();

    const delayMinutes: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      await runJobs(server, handlers);
      const { status, error, runAfter } = await toJob(id);
      expect({ status, error }).toEqual({ status: 'QUEUED', error: 'The disk is full' });
      delayMinutes.push((runAfter.getTime() - server.clock.now.getTime()) / 60_000);
      server.clock.now = runAfter;
    }
    await runJobs(server, handlers);

    expect(delayMinutes).toEqual([1 / 6, 1, 5, 30]);
    expect(await toJob(id)).toMatchObject({ status: 'FAILED', attempts: 5, error: 'The disk is full' });
  });

  test('that fails once and then succeeds has no error', async () => {
    jobFunction.mockRejectedValueOnce(new Error('Not now')).mockImplementation(async () => ({}));
    const id = await queue();
    await runJobs(server, handlers);
    server.clock.now = new Date(server.clock.now.getTime() + 10_000);

    await runJobs(server, handlers);

    expect(await toJob(id)).toMatchObject({ status: 'DONE', attempts: 2, error: null });
  });

  test('of a dead worker is claimed by another one after its claim has expired', async () => {
    jobFunction.mockImplementation(async () => ({}));
    const id = await queue();
    const claimedUntil = new Date(start.getTime() + 60_000);
    await server.prisma.job.update({ where: { id }, data: { status: 'RUNNING', attempts: 1, claimedUntil } });

    await runJobs(server, handlers);
    expect(jobFunction).not.toHaveBeenCalled();
    server.clock.now = new Date(claimedUntil.getTime() + 1);
    await runJobs(server, handlers);

    expect(await toJob(id)).toMatchObject({ status: 'DONE', attempts: 2 });
  });

  test('that ends the process each time fails', async () => {
    const id = await queue();
    await server.prisma.job.update({
      where: { id },
      data: { status: 'RUNNING', attempts: 5, claimedUntil: new Date(start.getTime() - 1) },
    });

    await runJobs(server, handlers);

    expect(jobFunction).not.toHaveBeenCalled();
    expect((await toJob(id)).status).toBe('FAILED');
  });

  test('claimed by another worker is not updated by the previous one', async () => {
    const id = await queue();
    jobFunction.mockImplementation(async () => {
      await server.prisma.job.update({ where: { id }, data: { attempts: 2 } });
      return {};
    });

    await runJobs(server, handlers);

    expect(await toJob(id)).toMatchObject({ status: 'RUNNING', attempts: 2 });
  });

  test('reports its progress', async () => {
    const id = await queue();
    jobFunction.mockImplementation(async (_services, _job, reportProgress) => {
      await reportProgress(40, 100);
      expect(await toJob(id)).toMatchObject({ status: 'RUNNING', done: 40, total: 100 });
      return {};
    });

    await runJobs(server, handlers);

    expect(await toJob(id)).toMatchObject({ status: 'DONE', done: 40, total: 100 });
  });

  test('of an unknown kind fails with a message', async () => {
    const { id } = await server.prisma.job.create({
      data: { kind: 'fly', payload: {}, runAfter: start, createdAt: start },
    });

    await runJobs(server, handlers);

    expect((await toJob(id)).error).toBe('No handler exists for jobs of the kind fly.');
  });
});

test('a stopping worker claims no more jobs', async () => {
  const stopController = new AbortController();
  jobFunction.mockImplementation(async () => {
    stopController.abort();
    return {};
  });
  await Promise.all([queue(), queue()]);
  const { app, clock } = server;
  const runner = {
    ...server,
    handlers,
    publicUrl: '',
    log: app.log,
    now: () => clock.now,
  };

  await runDueJobs(runner, { signal: stopController.signal });

  expect(jobFunction).toHaveBeenCalledTimes(1);
});

async function queue(): Promise<string> {
  server.clock.now = start;
  return server.work((work) => work.enqueue(someJob, {}));
}

function toJob(id: string) {
  return server.prisma.job.findUniqueOrThrow({ where: { id } });
}
