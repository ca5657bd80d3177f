import fc from 'fast-check';
import { symbols } from 'pino';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Caller } from '#graph/access/testing/caller.ts';
import { keepContents } from '#graph/testing/keepContents.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { CANARY, createTargets, SENDERS, STRANGERS, type Targets } from './createTargets.ts';
import type { Input } from './input.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { findUnsound, readUnaccounted } from './soundness.ts';

const server = useTestServer();

/** FUZZ_INPUTS sends more, FUZZ_SEED others, and FUZZ_FROM begins later: with the same seed an input is always the same. */
const COUNT = Number(process.env.FUZZ_INPUTS ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? 2026);
const FROM = Number(process.env.FUZZ_FROM ?? 0);
/** After so many the store is what it was at first, so that no input has only what others left over. */
const ROUND = 200;
const SLOW_MS = 10_000;
/** A long run says after so many how far it is. */
const REPORTED = 2_000;

const logged: string[] = [];
let targets: Targets;

beforeAll(async () => {
  targets = await createTargets(server);
  const stream = Reflect.get(server.app.log, symbols.streamSym) as { write(line: string): void };
  vi.spyOn(stream, 'write').mockImplementation((line) => void logged.push(line));
});

interface Sent {
  input: Input;
  sender: Caller;
  outcome: Outcome;
  /** Whether the account's session is over, as after a change of its password. */
  isOver: boolean;
  problems: string[];
}

test('whatever is sent, nothing breaks, nothing of others is told, and money and stock add up', {
  timeout: 60_000 + COUNT * 300,
}, async () => {
  const kept = await keepContents(server.databaseUrl);
  const unaccounted = await readUnaccounted(server.prisma);
  const tally = new Map<string, Map<Outcome, number>>();
  const problems: string[] = [];

  for (let number = FROM; number < FROM + COUNT; number++) {
    const { input, sender, outcome, isOver, problems: found } = await sendInput(number);
    const kind = `${sender}, ${input.url.startsWith('/graphql') ? 'GraphQL' : 'REST and files'}`;
    count(tally, kind, outcome);
    for (const problem of found) {
      const told = `input ${number}, ${sender}, ${input.what}: ${problem}\n  ${describeInput(input)}`;
      process.stdout.write(`${told}\n`);
      problems.push(told);
    }
    if ((number + 1) % ROUND === 0 || number + 1 === FROM + COUNT || isOver) {
      const unsound = await findUnsound(server.prisma, unaccounted);
      problems.push(...unsound.map((problem) => `by input ${number}: ${problem}`));
      await kept.putBack();
      await server.app.snapshots.reload();
    }
    if ((number + 1) % REPORTED === 0) process.stdout.write(toFigures(tally, problems.length));
    if (problems.length >= 20) break;
  }
  await kept.forget();

  process.stdout.write(toFigures(tally, problems.length));
  expect(problems.join('\n\n')).toBe('');
  expect(await server.graphql('{ store { name } }')).toMatchObject({ status: 200 });
});

async function sendInput(number: number): Promise<Sent> {
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
  const from = `10.${number % 200}.${Math.floor(number / 200) % 200}.7`;
  const began = performance.now();
  logged.length = 0;
  const answer = await server.app.inject({
    method: input.method,
    url: input.url,
    headers: {
      ...input.headers,
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: input.payload,
  });
  const tookMs = performance.now() - began;
  const outcome = outcomeOf(input.url === '/graphql', answer);
  const problems = [
    ...(outcome === 'failed' ? [`answered ${answer.statusCode} ${answer.body.slice(0, 300)}`] : []),
    ...logged.map((line) => `logged ${line.slice(0, 1_500)}`),
    ...(tookMs > SLOW_MS ? [`took ${Math.round(tookMs)} ms`] : []),
    ...(STRANGERS.includes(sender) && answer.body.includes(CANARY)
      ? ['told something of somebody else']
      : []),
    ...namelessRefusals(answer.body),
  ];
  const isOver =
    token !== undefined && answer.body.includes('UNAUTHENTICATED') && !input.url.startsWith('/api/auth');
  return { input, sender, outcome, isOver, problems };
}

/** Of what a form has wrong, the part in which it is has to be named. */
function namelessRefusals(body: string): string[] {
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

function toFigures(tally: ReadonlyMap<string, ReadonlyMap<Outcome, number>>, problems: number): string {
  const sumOf = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const lines = [...tally].sort().map(([kind, outcomes]) => {
    const parts = [...outcomes].sort().map(([outcome, number]) => `${outcome} ${number}`);
    return `  ${kind}: ${sumOf([...outcomes.values()])} (${parts.join(', ')})`;
  });
  const all = [...tally.values()].flatMap((outcomes) => [...outcomes]);
  const sent = sumOf(all.map(([, number]) => number));
  const stopped = sumOf(all.map(([outcome, number]) => (outcome === 'door' ? number : 0)));
  const figures = `${sent} inputs, ${stopped} stopped at the door, ${problems} problems`;
  return `fuzz, seed ${SEED}, from ${FROM}: ${figures}\n${lines.join('\n')}\n`;
}
