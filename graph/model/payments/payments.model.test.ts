import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { useFakeProviders } from '#tools/fakeProviders/testing/useFakeProviders.ts';
import { atTheDeskFirst, plays } from './acts.ts';
import { doAct } from './doAct.ts';
import { type Killer, standBetween } from './kill.ts';
import { expectAllSettled, expectNothingInvented, letItSettle } from './moneyHolds.ts';
import { openPayments, type Play } from './openPayments.ts';

const fake = useFakeProviders({ now: () => server.clock.now });
const server = useTestServer({
  get demoPaymentsUrl() {
    return fake().url;
  },
});

/** MODEL_RUNS plays longer, from a seed of its own; MODEL_SEED plays one again. */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const RUNS = Number(MODEL_RUNS ?? 4);
const SEED = Number(MODEL_SEED ?? (MODEL_RUNS ? Date.now() % 2 ** 31 : 2026));
let killer: Killer;

beforeAll(async () => {
  for (const method of ONLINE_METHODS) await aPaymentProvider(server, method);
  killer = standBetween();
});

test('whatever buyers, staff, providers and kills do to the money of orders, in the end each rupee at a provider is in a ledger, what is too much is listed, and no piece is held for nothing', {
  timeout: 60_000 + RUNS * 30_000,
}, async () => {
  let [paid, unpaid, refunded, raced, byHand] = [0, 0, 0, 0, 0];
  const game = fc.asyncProperty(plays, async (moments) => {
    const play = await openPayments(server, fake(), killer);
    await explained(play, async () => {
      for (const acts of moments) {
        const answers = await Promise.all(acts.map((act) => doAct(play, act)));
        play.journal.push(
          acts.map((act, index) => `${JSON.stringify(act)}: ${answers[index]}`).join(' and '),
        );
        await expectNothingInvented(play);
      }
      await letItSettle(play);
      await expectNothingInvented(play);
      await expectAllSettled(play);
    });
    const count = (kind: 'PAYMENT' | 'REFUND') =>
      server.prisma.payment.count({ where: { orderId: { in: play.orders.map(({ id }) => id) }, kind } });
    const entered = await count('PAYMENT');
    paid += entered;
    unpaid += play.begun.length - entered;
    refunded += await count('REFUND');
    raced += play.raced;
    byHand += play.recorded.size;
  });
  await fc.assert(game, {
    ...{ numRuns: RUNS + 1, seed: SEED, endOnFailure: true },
    examples: [[atTheDeskFirst]],
  });

  process.stdout.write(
    `payments, seed ${SEED}: ${RUNS} plays, ${paid} paid, ${byHand} of them recorded by hand, where staff tried ${raced} times, ${unpaid} not, ${refunded} refunds\n`,
  );
  // A play in which nothing is paid, or everything, shows nothing.
  expect(Math.min(paid, unpaid)).toBeGreaterThan(RUNS);
  expect(refunded).toBeGreaterThan(0);
  // The play that is always tried has staff enter money of each provider first, and has the store be first.
  expect(byHand).toBeGreaterThanOrEqual(ONLINE_METHODS.length);
  expect(raced).toBeGreaterThan(byHand);
});

/** What fails is told with all that was done before. */
async function explained({ journal }: Play, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const steps = journal.map((line, index) => `  ${index + 1}. ${line}`);
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(['What was done:', ...steps, message].join('\n'), { cause: error });
  }
}
