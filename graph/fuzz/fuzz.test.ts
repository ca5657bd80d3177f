import fc from 'fast-check';
import { symbols } from 'pino';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '#graph/access/testing/caller.ts';
import { storeContents } from '#graph/testing/databaseBackup.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { findInconsistencies, readUnexplainedStock } from './consistency.ts';
import { CANARY, createTargets, SENDERS, STRANGERS, type Targets } from './createTargets.ts';
import type { Input } from './input.ts';
import { classifyOutcome, type Outcome } from './outcome.ts';

const server = useTestServer();

/**
 * FUZZ_INPUTS sets the number of inputs, FUZZ_SEED the seed and FUZZ_FROM the first input. The same seed produces the
 * same inputs.
 */
const INPUT_COUNT = Number(process.env.FUZZ_INPUTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const FIRST_INPUT = Number(process.env.FUZZ_FROM ?? 0);
/** Number of inputs after which the store is reset, so that later inputs find its original data. */
const RESET_INTERVAL = 200;
const SLOW_MS = 10_000;
/** Interval of progress reports. */
const REPORT_INTERVAL = 2_000;

const logLines: string[] = [];
let targets: Targets;

beforeAll(async () => {
  targets = await createTargets(server);
  const stream = Reflect.get(server.app.log, symbols.streamSym) as { write(line: string): void };
  vi.spyOn(stream, 'write').mockImplementation((line) => void logLines.push(line));
});

interface FuzzResponse {
  input: Input;
  sender: Caller;
  outcome: Outcome;
  /** True if the account's session has ended, for example by a password change. */
  hasSessionEnded: boolean;
  problems: string[];
}

test("no input causes a server error, leaks other people's data, or breaks money and stock totals", {
  timeout: 60_000 + INPUT_COUNT * 300,
}, async () => {
  const backup = await storeContents(server.databaseUrl);
  const baseline = await readUnexplainedStock(server.prisma);
  const tally = new Map<string, Map<Outcome, number>>();
  const problems: string[] = [];

  for (let number = FIRST_INPUT; number < FIRST_INPUT + INPUT_COUNT; number++) {
    const { input, sender, outcome, hasSessionEnded, problems: inputProblems } = await sendInput(number);
    const kind = `${sender}, ${input.url.startsWith('/graphql') ? 'GraphQL' : 'REST and files'}`;
    count(tally, kind, outcome);
    for (const problem of inputProblems) {
      const report = `input ${number}, ${sender}, ${input.operation}: ${problem}\n  ${describeInput(input)}`;
      process.stdout.write(`${report}\n`);
      problems.push(report);
    }
    if ((number + 1) % RESET_INTERVAL === 0 || number + 1 === FIRST_INPUT + INPUT_COUNT || hasSessionEnded) {
      const inconsistencies = await findInconsistencies(server.prisma, baseline);
      problems.push(...inconsistencies.map((problem) => `by input ${number}: ${problem}`));
      await backup.restore();
      await server.app.snapshots.reload();
    }
    if ((number + 1) % REPORT_INTERVAL === 0) process.stdout.write(formatSummary(tally, problems.length));
    if (problems.length >= 20) break;
  }
  await backup.discard();

  process.stdout.write(formatSummary(tally, problems.length));
  expect(problems.join('\n\n')).toBe('');
  expect(await server.graphql('{ store { name } }')).toMatchObject({ status: 200 });
});

async function sendInput(number: number): Promise<FuzzResponse> {
  const choice = fc.sample(
    fc.record({ about: fc.nat({ max: targets.inputs.length - 1 }), sender: fc.constantFrom(...SENDERS) }),
    { numRuns: 1, seed: SEED * 1_000_003 + number },
  )[0];
  const arbitrary = targets.inputs[choice?.about ?? 0];
  if (!choice || !arbitrary) throw new Error('There is nothing to send.');
  const { sender } = choice;
  const [input] = fc.sample(arbitrary, { numRuns: 1, seed: SEED * 7_000_003 + number });
  if (!input) throw new Error('Nothing was made up.');

  const token = targets.tokens.get(sender);
  const clientAddress = `10.${number % 200}.${Math.floor(number / 200) % 200}.7`;
  const startedAt = performance.now();
  logLines.length = 0;
  const response = await server.app.inject({
    method: input.method,
    url: input.url,
    headers: {
      ...input.headers,
      'x-forwarded-for': clientAddress,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: input.payload,
  });
  const durationMs = performance.now() - startedAt;
  const outcome = classifyOutcome(input.url === '/graphql', response);
  const problems = [
    ...(outcome === 'failed' ? [`answered ${response.statusCode} ${response.body.slice(0, 300)}`] : []),
    ...logLines.map((line) => `logged ${line.slice(0, 1_500)}`),
    ...(durationMs > SLOW_MS ? [`took ${Math.round(durationMs)} ms`] : []),
    ...(STRANGERS.includes(sender) && response.body.includes(CANARY)
      ? ['told something of somebody else']
      : []),
    ...findRefusalsWithoutField(response.body),
  ];
  const hasSessionEnded =
    token !== undefined && response.body.includes('UNAUTHENTICATED') && !input.url.startsWith('/api/auth');
  return { input, sender, outcome, hasSessionEnded, problems };
}

/** Returns form errors that do not name their field. */
function findRefusalsWithoutField(body: string): string[] {
  return /"code":"INVALID"[^{}]*(?:\{[^{}]*\})?[^{}]*"field":null/.test(body)
    ? [`names no field: ${body.slice(0, 400)}`]
    : [];
}

function count(tally: Map<string, Map<Outcome, number>>, kind: string, outcome: Outcome) {
  const outcomes = tally.get(kind) ?? new Map<Outcome, number>();
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  tally.set(kind, outcomes);
}

function describeInput({ method, url, payload }: Input): string {
  return `${method} ${url} ${String(payload ?? '').slice(0, 3_000)}`;
}

function formatSummary(tally: ReadonlyMap<string, ReadonlyMap<Outcome, number>>, problems: number): string {
  const sumNumbers = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const lines = [...tally].sort().map(([kind, outcomes]) => {
    const parts = [...outcomes].sort().map(([outcome, number]) => `${outcome} ${number}`);
    return `  ${kind}: ${sumNumbers([...outcomes.values()])} (${parts.join(', ')})`;
  });
  const outcomeCounts = [...tally.values()].flatMap((outcomes) => [...outcomes]);
  const inputCount = sumNumbers(outcomeCounts.map(([, number]) => number));
  const stoppedCount = sumNumbers(
    outcomeCounts.map(([outcome, number]) => (outcome === 'rejected early' ? number : 0)),
  );
  const figures = `${inputCount} inputs, ${stoppedCount} rejected early, ${problems} problems`;
  return `fuzz, seed ${SEED}, from ${FIRST_INPUT}: ${figures}\n${lines.join('\n')}\n`;
}
