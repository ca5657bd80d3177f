// Says how long a loaded store takes for what staff and shoppers ask of it, and how many rows its database reads for it.
// node --import tsx tools/bench/measureDesk.ts [--only pattern of names] [--times N] (DATABASE_URL)
import { parseArgs } from 'node:util';
import { openDatabases } from '#graph/prisma/databases.ts';
import { openStore } from './desk/askStore.ts';
import type { Question } from './desk/question.ts';
import { findSamples } from './desk/samples.ts';
import { shopperQuestions } from './desk/shopperQuestions.ts';
import { type Spent, spentSoFar } from './desk/spent.ts';
import { staffQuestions } from './desk/staffQuestions.ts';

const FAR = 10_000;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, times: { type: 'string', default: '5' } },
});
const TIMES = Number(values.times);

const databases = openDatabases(process.env.DATABASE_URL ?? '');
const { prisma } = databases;
const samples = await findSamples(prisma);
const store = await openStore(databases, samples);
const questions = [...staffQuestions(samples), ...shopperQuestions(samples)];
const rows = [];
for (const question of questions.filter(({ what }) => new RegExp(values.only).test(what)))
  rows.push(await measured(question));
process.stdout.write(`${JSON.stringify(rows)}\n`);
await store.close();
await databases.close();

async function measured(question: Question) {
  const { what, asker, prepare } = question;
  const variables = question.goesOnIn ? await afterFar(question) : question.variables;
  const times: number[] = [];
  const spent: Spent = { cpuMs: 0, rows: 0 };
  for (let time = 0; time < TIMES; time++) {
    await prepare?.(prisma);
    const before = await spentSoFar(prisma);
    const started = performance.now();
    await store.ask(question, variables);
    times.push(performance.now() - started);
    const after = await spentSoFar(prisma);
    spent.cpuMs += after.cpuMs - before.cpuMs;
    spent.rows += after.rows - before.rows;
  }
  times.sort((one, other) => one - other);
  const row = {
    question: `${what} (${asker})`,
    'median ms': Math.round(times[TIMES >> 1] ?? 0),
    'slowest ms': Math.round(times.at(-1) ?? 0),
    'CPU ms': Math.round(spent.cpuMs / TIMES),
    'rows read': Math.round(spent.rows / TIMES),
  };
  process.stderr.write(`${row['median ms']} ms ${row.question}\n`);
  return row;
}

/** The page that follows one far down. */
async function afterFar(question: Question) {
  const found = JSON.stringify(await store.ask(question, { ...question.variables, offset: FAR }));
  const [, after] = /"endCursor":"([^"]+)"/.exec(found) ?? [];
  return { ...question.variables, after };
}
