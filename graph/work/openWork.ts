import { type Asking, toJob } from '#graph/jobs/toJob.ts';
import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { RowGate } from '#graph/prisma/rowGate.ts';
import { startingOver } from '#graph/prisma/startingOver.ts';
import { Noted } from './noted.ts';
import type { Subscribers } from './subscribers.ts';
import type { DirectWork, DoDirectWork, DoWork, Saying, Work, Writing } from './work.ts';

interface Opened {
  prisma: PrismaClient;
  direct: DirectDatabase;
  /** Where works through Prisma wait for their rows. */
  gate: RowGate;
  subscribers: Subscribers;
}

/** The ways to write to a database on somebody's behalf. */
export function openWork(opened: Opened, asking: Asking): Writing {
  return { work: workFor(opened, asking), directWork: directWorkFor(opened, asking) };
}

function workFor({ prisma, gate, subscribers }: Opened, asking: Asking): DoWork {
  return (task, { isolationLevel, patienceMs = 15_000, ...rows } = {}) =>
    telling(subscribers, (begin) => {
      const once = async (db: Work['db']) => {
        const noted = begin();
        const work: Work = {
          db,
          ...sayingOf(noted),
          enqueue: async (job, payload, { runAfter } = {}) => {
            const row = toJob(asking, job, payload, runAfter);
            await db.job.createMany({ data: row });
            return row.id;
          },
        };
        const result = await task(work);
        for (const statement of noted.take()) await db.$executeRaw(statement);
        if (noted.events.length > 0) await subscribers.within(work, noted.events);
        return result;
      };
      const limits = { timeout: patienceMs, maxWait: 3000, isolationLevel };
      return gate.inside(rows, () => startingOver(() => prisma.$transaction(once, limits)));
    });
}

/** What is said and asked for goes with the statements that are sent next. */
function directWorkFor({ direct, subscribers }: Opened, asking: Asking): DoDirectWork {
  return (task, options) =>
    telling(subscribers, (begin) =>
      direct.inTransaction(async (tx) => {
        const noted = begin();
        let asked: ReturnType<typeof toJob>[] = [];
        const takeUnsent = (): Statement<unknown>[] => {
          const jobs = asked.length > 0 ? [insertInto('Job', asked)] : [];
          asked = [];
          return [...jobs, ...noted.take().map(write)];
        };
        const work: DirectWork = {
          ...sayingOf(noted),
          enqueue: async (job, payload, { runAfter } = {}) => {
            const row = toJob(asking, job, payload, runAfter);
            asked.push(row);
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
        if (noted.events.length > 0) await subscribers.within(work, noted.events);
        return result;
      }, options),
    );
}

/** Has what was said told to who subscribes, once the work is over. */
async function telling<Result>(
  subscribers: Subscribers,
  run: (begin: () => Noted) => Promise<Result>,
): Promise<Result> {
  let noted = new Noted();
  const begin = () => {
    noted = new Noted();
    return noted;
  };
  let result: Result;
  try {
    result = await run(begin);
  } catch (error) {
    // It may have been kept all the same, as when a connection breaks after the commit; but nobody knows of a new order.
    await subscribers.after(noted.events.filter(({ kind }) => kind !== 'ORDER_PLACED'));
    throw error;
  }
  for (const task of noted.tasks) await task();
  await subscribers.after(noted.events);
  return result;
}

function sayingOf(noted: Noted): Omit<Saying, 'enqueue'> {
  return {
    publish: (events) => noted.publish(events),
    afterCommit: (task) => void noted.tasks.push(task),
  };
}
