import { performance } from 'node:perf_hooks';
import { Counter, Histogram } from 'prom-client';
import { storeRegistry } from '../metrics/storeRegistry.ts';
import { isTracing, runInSpan } from '../tracing/tracing.ts';
import { normaliseStatement } from './normaliseStatement.ts';
import { SLOW_MS, SlowStatements } from './slowStatements.ts';

type Pool = 'prisma' | 'direct';

const duration = new Histogram({
  name: 'db_round_trip_duration_seconds',
  help: 'Time from sending statements to the database until its response, by pool.',
  labelNames: ['pool'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
  registers: [storeRegistry],
});
const durations = { prisma: duration.labels('prisma'), direct: duration.labels('direct') };
const slowStatementCounter = new Counter({
  name: 'db_slow_statements_total',
  help: `Round trips to the database that took longer than ${SLOW_MS} ms.`,
  registers: [storeRegistry],
});

/** Long enough for all statements that place an order, which are sent together. */
const MAX_TRACED_LENGTH = 8000;

/** Slowest statements of this process. */
export const slowStatements = new SlowStatements();

/** Measures a round trip to the database. `statements` are SQL without values. */
export async function observeRoundTrip<Answer>(
  pool: Pool,
  statements: readonly string[],
  send: () => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  try {
    return await (isTracing() ? traceRoundTrip(pool, statements, send) : send());
  } finally {
    const ms = performance.now() - startedAt;
    durations[pool].observe(ms / 1000);
    if (ms > SLOW_MS) {
      slowStatementCounter.inc();
      slowStatements.record(statements.join('; '), { ms, at: new Date() });
    }
  }
}

function traceRoundTrip<Answer>(
  pool: Pool,
  statements: readonly string[],
  send: () => Promise<Answer>,
): Promise<Answer> {
  const form = normaliseStatement(statements.join('; '), MAX_TRACED_LENGTH);
  const name = `${/^\W*(\w+)/.exec(form)?.[1]?.toUpperCase() ?? 'statement'} (${pool})`;
  return runInSpan(
    { name, kind: 'client', attributes: { 'db.system.name': 'mysql', 'db.query.text': form } },
    send,
  );
}
