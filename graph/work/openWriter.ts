import { type Asking, toJob } from '#graph/jobs/toJob.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { RowGate } from '#graph/prisma/rowGate.ts';
import { startingOver } from '#graph/prisma/startingOver.ts';
import { PendingEvents } from './pendingEvents.ts';
import type { Subscribers } from './subscribers.ts';
import type { DirectWork, DoDirectWork, DoWork, Work, WorkActions, Writing } from './work.ts';

interface Dependencies {
  prisma: PrismaClient;
  direct: DirectDatabase;
  /** Work through Prisma waits here for its rows. */
  gate: RowGate;
  subscribers: Subscribers;
}

/** Returns the ways to write to the database on somebody's behalf. */
export function openWork(dependencies: Dependencies, asking: Asking): Writing {
  return { work: workFor(dependencies, asking), directWork: directWorkFor(dependencies, asking) };
}

function workFor({ prisma, gate, subscribers }: Dependencies, asking: Asking): DoWork {
  return (task, { isolationLevel, patienceMs = 15_000, ...rows } = {}) =>
    withSubscribers(subscribers, (begin) => {
      const once = async (db: Work['db']) => {
        const pending = begin();
        const work: Work = {
          db,
          ...actionsOf(pending),
          enqueue: async (job, payload, { runAfter } = {}) => {
            const row = toJob(asking, job, payload, runAfter);
            await db.job.createMany({ data: row });
            return row.id;
          },
        };
        const result = await task(work);
        for (const statement of pending.take()) await db.$executeRaw(statement);
        if (pending.events.length > 0) await subscribers.within(work, pending.events);
        return result;
      };
      const limits = { timeout: patienceMs, maxWait: 3000, isolationLevel };
      return gate.inside(rows, () => startingOver(() => prisma.$transaction(once, limits)));
    });
}

/** Events and jobs are written with the statements that the work sends next, so that they cost no round trip. */
function directWorkFor({ direct, subscribers }: Dependencies, asking: Asking): DoDirectWork {
  return (task, options) =>
    withSubscribers(subscribers, (begin) =>
      direct.inTransaction(async (tx) => {
        const pending = begin();
        let jobs: ReturnType<typeof toJob>[] = [];
        const takeUnsent = (): Statement<unknown>[] => {
          const inserts = jobs.length > 0 ? [insertInto('Job', jobs)] : [];
          jobs = [];
          return [...inserts, ...pending.take().map(write)];
        };
        const work: DirectWork = {
          ...actionsOf(pending),
          enqueue: async (job, payload, { runAfter } = {}) => {
            const row = toJob(asking, job, payload, runAfter);
            jobs.push(row);
            return row.id;
          },
          send: async (...statements) => {
            const answers = await tx.send(...statements, ...takeUnsent());
            return answers.slice(0, statements.length) as never;
          },
        };
        const result = await task(work);
        const left = takeUnsent();
        if (left.length > 0) await tx.send(...left);
        if (pending.events.length > 0) await subscribers.within(work, pending.events);
        return result;
      }, options),
    );
}

/** Runs the work, then tells the subscribers and runs the tasks that waited for the commit. `run` calls `begin` at each try. */
async function withSubscribers<Result>(
  subscribers: Subscribers,
  run: (begin: () => PendingEvents) => Promise<Result>,
): Promise<Result> {
  let pending = new PendingEvents();
  const begin = () => {
    pending = new PendingEvents();
    return pending;
  };
  let result: Result;
  try {
    result = await run(begin);
  } catch (error) {
    // If the connection broke after the commit, the work was kept. A new order is left out: it may not exist.
    await subscribers.after(pending.events.filter(({ kind }) => kind !== 'ORDER_PLACED'));
    throw error;
  }
  await subscribers.after(pending.events);
  for (const task of pending.tasks) await task();
  return result;
}

function actionsOf(pending: PendingEvents): Omit<WorkActions, 'enqueue'> {
  return {
    publish: (events) => pending.publish(events),
    afterCommit: (task) => void pending.tasks.push(task),
  };
}
