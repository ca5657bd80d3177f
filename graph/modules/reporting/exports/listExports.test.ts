import { readdir } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import type { ExportJob } from './exportJob.ts';
import { OWN_EXPORTS, START, startExports, toColumnInputs } from './testing/startExports.ts';
import { writeExport } from './writeExport.ts';

const server = useTestServer();
const today = new Date('2026-11-20T06:00:00Z');
let admin: Shopper;
let owner: Shopper;
const { startExport, file } = startExports(server, () => admin);

const CANCEL = `mutation ($id: ID!) { cancelListExport(input: { id: $id }) { cancelledId errors { code } } }`;

beforeAll(async () => {
  server.clock.now = today;
  admin = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  await anOrder(server.prisma);
});

beforeEach(() => {
  server.clock.now = today;
});

describe('an export is refused', () => {
  test.each([
    [{ list: 'secrets', columns: toColumnInputs('id') }, 'list', 'The list secrets can’t be exported.'],
    [
      { list: 'constructor', columns: toColumnInputs('id') },
      'list',
      'The list constructor can’t be exported.',
    ],
    [
      { list: 'orders', columns: toColumnInputs('number', 'passwordHash') },
      'columns.1.column',
      'The list orders has no column passwordHash.',
    ],
    [
      { list: 'orders', columns: toColumnInputs('number'), sort: ['RANDOM'] },
      'sort.0',
      'The list orders can’t be sorted by RANDOM.',
    ],
    [
      { list: 'coupons', columns: toColumnInputs('code'), filter: { orders: {} } },
      'filter.orders',
      'The list coupons doesn’t accept filters of the list orders.',
    ],
    [{ list: 'orders', columns: [] }, 'columns', 'Choose at least one column.'],
  ])('with %j', async (input, field, message) => {
    expect(await startExport(input)).toEqual({ export: null, errors: [{ code: 'INVALID', field, message }] });
  });

  test('without permission to see the list', async () => {
    const shopper = await aShopper(server);
    const input = { list: 'orders', format: 'CSV', columns: toColumnInputs('number') };
    expect((await shopper.graphql(START, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const auditInput = { list: 'audit', format: 'CSV', columns: toColumnInputs('at') };
    expect((await admin.graphql(START, { input: auditInput })).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    const staff = { ...auditInput, list: 'staff', columns: toColumnInputs('name') };
    expect((await admin.graphql(START, { input: staff })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('while five other exports of the same account are waiting', async () => {
    const busyAdmin = await aShopper(server, { role: 'ADMIN' });
    const input = { list: 'coupons', columns: toColumnInputs('code') };
    for (let count = 0; count < 5; count++) await startExport(input, { by: busyAdmin });
    expect((await startExport(input, { by: busyAdmin })).errors).toMatchObject([{ code: 'TOO_MANY' }]);
    await runJobs(server);
    expect((await startExport(input, { by: busyAdmin })).errors).toEqual([]);
  });
});

describe('the file', () => {
  test('is available only to its owner', async () => {
    const { export: startedExport } = await startExport({
      list: 'orders',
      columns: toColumnInputs('number'),
    });
    await runJobs(server);

    expect((await file(startedExport.id, { by: owner })).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/exports/${startedExport.id}` })).statusCode).toBe(401);
    const shopper = await aShopper(server);
    expect((await file(startedExport.id, { by: shopper })).statusCode).toBe(403);
    const { data } = await owner.graphql(OWN_EXPORTS);
    expect(data?.listExports.map(({ id }: { id: string }) => id)).not.toContain(startedExport.id);
  });

  test('is not available after the permission for the list is lost', async () => {
    const formerOwner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { export: startedExport } = await startExport(
      { list: 'audit', columns: toColumnInputs('at') },
      { by: formerOwner },
    );
    await runJobs(server);
    expect((await file(startedExport.id, { by: formerOwner })).statusCode).toBe(200);
    await server.prisma.user.update({ where: { id: formerOwner.user.id }, data: { role: 'ADMIN' } });

    expect((await file(startedExport.id, { by: formerOwner })).statusCode).toBe(403);
  });

  test('is kept for a day, then removed by the clean-up', async () => {
    const { export: startedExport } = await startExport({
      list: 'orders',
      columns: toColumnInputs('number'),
    });
    await runJobs(server);
    expect(await readdir(server.exportsDir)).toContain(`${startedExport.id}.csv`);
    server.clock.now = new Date(today.getTime() + 25 * 3_600_000);

    expect((await file(startedExport.id)).statusCode).toBe(404);
    await server.prisma.job.create({
      data: { kind: 'cleanup', payload: {}, runAfter: server.clock.now },
    });
    await runJobs(server);
    expect(await readdir(server.exportsDir)).not.toContain(`${startedExport.id}.csv`);
  });
});

describe('a cancelled export', () => {
  test('is not written, and disappears from the list; cancelling again is ignored', async () => {
    const { export: startedExport } = await startExport({
      list: 'orders',
      columns: toColumnInputs('number'),
    });
    for (const _time of [1, 2]) {
      const { data } = await admin.graphql(CANCEL, { id: startedExport.id });
      expect(data?.cancelListExport).toEqual({ cancelledId: startedExport.id, errors: [] });
    }
    await runJobs(server);

    expect(await readdir(server.exportsDir)).not.toContain(`${startedExport.id}.csv`);
    expect((await file(startedExport.id)).statusCode).toBe(404);
  });

  test('stops while being written, and leaves no file', async () => {
    await server.prisma.newsletterSubscriber.createMany({
      data: Array.from({ length: 1700 }, (_, index) => ({ email: `reader-${index}@example.com` })),
    });
    const { export: startedExport } = await startExport({
      list: 'newsletter',
      columns: toColumnInputs('email'),
    });
    const job = await server.prisma.job.findUniqueOrThrow({ where: { id: startedExport.id } });
    const progressValues: number[] = [];
    const total = await server.prisma.newsletterSubscriber.count();
    const services = { ...server, log: server.app.log, publicUrl: '', now: today, requestId: null };

    const outcome = await writeExport(
      services,
      { ...job, payload: job.payload as ExportJob },
      async (doneCount, total) => {
        progressValues.push(doneCount, total);
        if (doneCount === 1000) await admin.graphql(CANCEL, { id: startedExport.id });
      },
    );

    expect(outcome).toEqual({ cancelled: true });
    expect(progressValues).toEqual([0, total, 500, total, 1000, total]);
    expect((await readdir(server.exportsDir)).filter((name) => name.startsWith(startedExport.id))).toEqual(
      [],
    );
  });

  test('is still written if another account tried to cancel it', async () => {
    const { export: startedExport } = await startExport({
      list: 'orders',
      columns: toColumnInputs('number'),
    });
    await owner.graphql(CANCEL, { id: startedExport.id });
    await runJobs(server);
    expect((await file(startedExport.id)).statusCode).toBe(200);
  });
});
