import { beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { defineJob } from '#graph/jobs/job.ts';
import { createWriteConflict } from '#graph/prisma/createWriteConflict.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { productsChanged, type StoreEvent } from './storeEvents.ts';
import type { DirectWork, Work, WorkActions } from './work.ts';

const server = useTestServer();
const polishJob = defineJob<{ productId: string }>('polish');
let productId: string;
let publishedEvents: StoreEvent[];

beforeEach(async () => {
  await server.prisma.storeEvent.deleteMany();
  await server.prisma.job.deleteMany();
  productId = (await aProduct(server.prisma)).id;
  publishedEvents = [];
});
beforeAll(() =>
  server.subscribers.add({
    afterCommit: async (events) => void publishedEvents.push(...events.filter(isProductEvent)),
  }),
);

const isProductEvent = ({ subjectId }: StoreEvent) => subjectId === productId;

const methods: Record<string, (task: (work: WorkActions) => Promise<unknown>) => Promise<unknown>> = {
  'through Prisma': (task) =>
    server.work(async (work: Work) => {
      await work.db.product.update({ where: { id: productId }, data: { name: 'Band' } });
      return task(work);
    }),
  'past Prisma': (task) =>
    server.directWork(async (work: DirectWork) => {
      await work.send(write(Prisma.sql`UPDATE products SET name = 'Band' WHERE id = ${productId}`));
      return task(work);
    }),
};

const readStoredState = async () => ({
  name: (await server.prisma.product.findUniqueOrThrow({ where: { id: productId } })).name,
  events: await server.prisma.storeEvent.count({ where: { subjectId: productId } }),
  jobs: await server.prisma.job.count({ where: { kind: 'polish' } }),
});

describe.each(Object.entries(methods))('a unit of work %s', (_method, doWork) => {
  test('commits rows, events and jobs together and stores a repeated event once', async () => {
    let hasRunAfterCommit = false;
    await doWork(async ({ publish, enqueue, afterCommit }) => {
      publish(productsChanged([productId]));
      publish(productsChanged([productId]));
      afterCommit(() => {
        hasRunAfterCommit = true;
      });
      await enqueue(polishJob, { productId });
      expect([publishedEvents, hasRunAfterCommit]).toEqual([[], false]);
    });
    expect(await readStoredState()).toEqual({ name: 'Band', events: 1, jobs: 1 });
    expect(publishedEvents.map(({ kind }) => kind)).toEqual(['PRODUCT']);
    expect(hasRunAfterCommit).toBe(true);
  });

  test('that fails writes nothing and runs no `afterCommit` task', async () => {
    let hasRunAfterCommit = false;
    const failingWork = doWork(async ({ publish, enqueue, afterCommit }) => {
      publish(productsChanged([productId]));
      afterCommit(() => {
        hasRunAfterCommit = true;
      });
      await enqueue(polishJob, { productId });
      throw new Error('No');
    });
    await expect(failingWork).rejects.toThrow('No');
    expect(await readStoredState()).toEqual({ name: 'Plain ring', events: 0, jobs: 0 });
    expect(hasRunAfterCommit).toBe(false);
  });

  test('that is retried after a conflict is stored and published once', async () => {
    let attempts = 0;
    let commits = 0;
    await doWork(async ({ publish, enqueue, afterCommit }) => {
      publish(productsChanged([productId]));
      afterCommit(() => void commits++);
      await enqueue(polishJob, { productId });
      if (++attempts === 1) throw createWriteConflict();
    });
    expect(await readStoredState()).toEqual({ name: 'Band', events: 1, jobs: 1 });
    expect([attempts, commits, publishedEvents.length]).toEqual([2, 1, 1]);
  });
});

test('an error in a subscriber’s `beforeCommit` rolls the work back', async () => {
  const failure = { isOn: true };
  server.subscribers.add({
    beforeCommit: async (_work, events) => {
      if (failure.isOn && events.some(isProductEvent)) throw new Error('The outbox is full');
    },
  });
  await expect(
    server.work(async ({ db, publish }) => {
      await db.product.update({ where: { id: productId }, data: { name: 'Band' } });
      publish(productsChanged([productId]));
    }),
  ).rejects.toThrow('The outbox is full');
  failure.isOn = false;
  expect(await readStoredState()).toEqual({ name: 'Plain ring', events: 0, jobs: 0 });
});

test('a raw transaction is not assignable to a unit of work', () => {
  expectTypeOf<Transaction>().not.toExtend<Work>();
});
