import { type JobOrigin, toJob } from '#graph/jobs/toJob.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { retryOnConflict } from '#graph/prisma/retryOnConflict.ts';
import type { RowGate } from '#graph/prisma/rowGate.ts';
import { PendingEvents } from './pendingEvents.ts';
import type { Subscribers } from './subscribers.ts';
import type { DirectWork, DirectWorkRunner, Work, WorkActions, WorkRunner, Writer } from './work.ts';

interface Dependencies {
  prisma: PrismaClient;
  direct: DirectDatabase;
  /** Prisma transactions that lock the same rows queue here. */
  gate: RowGate;
  subscribers: Subscribers;
}

/** Returns functions that write to the database on behalf of an account or request. */
export function openWriter(dependencies: Dependencies, origin: JobOrigin): Writer {
  return {
    work: createWorkRunner(dependencies, origin),
    directWork: createDirectWorkRunner(dependencies, origin),
  };
}

function createWorkRunner({ prisma, gate, subscribers }: Dependencies, origin: JobOrigin): WorkRunner {
  return (task, { isolationLevel, timeoutMs = 15_000, ...rows } = {}) =>
    runWithSubscribers(subscribers, (begin) => {
      const runOnce = async (db: Work['db']) => {
        const pendingEvents = begin();
        const work: Work = {
          db,
          ...toWorkActions(pendingEvents),
          enqueue: async (job, payload, { runAfter } = {}) => {
            const row = toJob(origin, job, payload, runAfter);
            await db.job.createMany({ data: row });
            return row.id;
          },
        };
        const result = await task(work);
        for (const statement of pendingEvents.takeStatements()) await db.$executeRaw(statement);
        if (pendingEvents.events.length > 0) await subscribers.beforeCommit(work, pendingEvents.events);
        return result;
      };
      const limits = { timeout: timeoutMs, maxWait: 3000, isolationLevel };
      return gate.run(rows, () => retryOnConflict(() => prisma.$transaction(runOnce, limits)));
    });
}

/** Events and jobs are sent together with the next statements of the work, so that they need no extra round trip. */
function createDirectWorkRunner({ direct, subscribers }: Dependencies, origin: JobOrigin): DirectWorkRunner {
  return (task, options) =>
    runWithSubscribers(subscribers, (begin) =>
      direct.runInTransaction(async (tx) => {
        const pendingEvents = begin();
        let jobs: ReturnType<typeof toJob>[] = [];
        const drainUnsentStatements = (): Statement<unknown>[] => {
          const inserts = jobs.length > 0 ? [insertInto('Job', jobs)] : [];
          jobs = [];
          return [...inserts, ...pendingEvents.takeStatements().map(write)];
        };
        const work: DirectWork = {
          ...toWorkActions(pendingEvents),
          enqueue: async (job, payload, { runAfter } = {}) => {
            const row = toJob(origin, job, payload, runAfter);
            jobs.push(row);
            return row.id;
          },
          send: async (...statements) => {
            const results = await tx.send(...statements, ...drainUnsentStatements());
            return results.slice(0, statements.length) as never;
          },
        };
        const result = await task(work);
        const unsentStatements = drainUnsentStatements();
        if (unsentStatements.length > 0) await tx.send(...unsentStatements);
        if (pendingEvents.events.length > 0) await subscribers.beforeCommit(work, pendingEvents.events);
        return result;
      }, options),
    );
}

/**
 * Runs the work, notifies the subscribers and then runs the tasks registered with `afterCommit`. `run` calls `begin`
 * for each attempt.
 */
async function runWithSubscribers<Result>(
  subscribers: Subscribers,
  run: (begin: () => PendingEvents) => Promise<Result>,
): Promise<Result> {
  let pendingEvents = new PendingEvents();
  const startAttempt = () => {
    pendingEvents = new PendingEvents();
    return pendingEvents;
  };
  let result: Result;
  try {
    result = await run(startAttempt);
  } catch (error) {
    // If the connection broke after the COMMIT was sent, the work may have been committed. Placed orders are excluded
    // because they may not exist.
    await subscribers.afterCommit(pendingEvents.events.filter(({ kind }) => kind !== 'ORDER_PLACED'));
    throw error;
  }
  await subscribers.afterCommit(pendingEvents.events);
  for (const task of pendingEvents.tasks) await task();
  return result;
}

function toWorkActions(pendingEvents: PendingEvents): Omit<WorkActions, 'enqueue'> {
  return {
    publish: (events) => pendingEvents.publish(events),
    afterCommit: (task) => void pendingEvents.tasks.push(task),
  };
}
