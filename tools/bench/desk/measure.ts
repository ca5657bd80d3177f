// Measures how long a store full of data takes to answer each query of its screens, and how many rows its database
// reads.
// node --import tsx tools/bench/desk/measure.ts [--only pattern] [--times N] (DATABASE_URL)
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '#graph/http/app.ts';
import { openDatabases } from '#graph/prisma/databases.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { findDatabase } from '../store/openBenchStore.mjs';
import { getCpuTime } from '../store/processes.mjs';
import { type BenchQuery, findBenchQueries } from './queries.ts';
import { findSamples, SHOPPER_CREDENTIALS } from './samples.ts';

const OWNER = { email: 'super@example.com', password: 'Super-2026!' };

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, times: { type: 'string', default: '5' } },
});
const runCount = Number(values.times);
const databaseUrl = process.env.DATABASE_URL ?? '';
const databases = openDatabases(databaseUrl);
const databasePid = await findDatabase(databaseUrl);
const { prisma } = databases;
const samples = await findSamples(prisma);
const app: FastifyInstance = await createApp({
  ...databases,
  media: createFolderStore('.data/media'),
  exportsDir: '.data/exports',
  secrets: { signing: [randomBytes(32)], sealing: [randomBytes(32)] },
  logger: pino({ level: 'warn' }),
  requestsPerMinute: 1_000_000,
  now: () => samples.now,
});
const tokens = {
  staff: await signIn('adminLogin', OWNER),
  shopper: await signIn('login', SHOPPER_CREDENTIALS),
};

const { queries, skippedQueries } = findBenchQueries(samples);
const rows = [];
for (const query of queries.filter(({ name }) => new RegExp(values.only).test(name)))
  rows.push(await measureQuery(query));
process.stdout.write(`${JSON.stringify({ rows, unknown: skippedQueries })}\n`);
await app.close();
await databases.close();

async function measureQuery({ name, sender: senderRole, document, variables }: BenchQuery) {
  const durations: number[] = [];
  const usageBefore = await readUsage();
  let error: string | undefined;
  for (let time = 0; time < runCount && !error; time++) {
    const startedAt = performance.now();
    const { errors } = await post(document, variables, tokens[senderRole]);
    durations.push(performance.now() - startedAt);
    error = errors?.[0]?.message;
  }
  const usageAfter = await readUsage();
  durations.sort((a, b) => a - b);
  return {
    query: name,
    'median ms': Math.round(durations[durations.length >> 1] ?? 0),
    'slowest ms': Math.round(durations.at(-1) ?? 0),
    'CPU ms': Math.round((usageAfter.cpuMs - usageBefore.cpuMs) / runCount),
    'rows read': Math.round((usageAfter.rows - usageBefore.rows) / runCount),
    error,
  };
}

async function signIn(mutation: string, input: object): Promise<string> {
  const { data } = await post(`mutation ($input: LoginInput!) { ${mutation}(input: $input) { token } }`, {
    input,
  });
  return String(data?.[mutation]?.token);
}

async function post(query: string, variables: object, bearer?: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    // A request with extensions bypasses the response cache.
    payload: { query, variables, extensions: {} },
  });
  return response.json<{
    data?: Record<string, { token?: string }>;
    errors?: { message: string }[];
  }>();
}

/** Returns the CPU time of this process and of a database on this machine, and the number of rows that the database has read. */
async function readUsage() {
  const counters = await prisma.$queryRaw<{ Value: string }[]>`SHOW GLOBAL STATUS LIKE 'Handler\\_read\\_%'`;
  return {
    cpuMs: getCpuTime('self') + (databasePid === undefined ? 0 : getCpuTime(databasePid)),
    rows: counters.reduce((sum, { Value }) => sum + Number(Value), 0),
  };
}
