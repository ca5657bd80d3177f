import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import { aPaymentProvider } from '#graph/testing/aPaymentProvider.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { useFakeProviders } from '#tools/fakeProviders/testing/useFakeProviders.ts';
import { interceptProviders, type Killer } from './interceptProviders.ts';
import { expectAllSettled, expectConsistentMoney, settleAll } from './moneyInvariants.ts';
import { openRun, type PaymentRun } from './openRun.ts';
import { actionSequences, staffRecordsFirst } from './paymentActions.ts';
import { runAction } from './runAction.ts';

const fake = useFakeProviders({ now: () => server.clock.now });
const server = useTestServer({
  get demoPaymentsUrl() {
    return fake().url;
  },
});

/** MODEL_RUNS sets a longer run with a random seed. MODEL_SEED repeats a run. */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const RUN_COUNT = Number(MODEL_RUNS ?? 4);
const SEED = Number(MODEL_SEED ?? (MODEL_RUNS ? Date.now() % 2 ** 31 : 2026));
let killer: Killer;

beforeAll(async () => {
  for (const method of ONLINE_METHODS) await aPaymentProvider(server, method);
  killer = interceptProviders();
});

test('after any actions by customers, staff and providers, and any crashes, every rupee at a provider is in a ledger, overpayments are listed as refunds due, and no stock stays reserved without a payment', {
  timeout: 60_000 + RUN_COUNT * 30_000,
}, async () => {
  let [paidCount, unpaidCount, refundedCount, raceTotal, manualCount] = [0, 0, 0, 0, 0];
  const modelProperty = fc.asyncProperty(actionSequences, async (rounds) => {
    const run = await openRun(server, fake(), killer);
    await explainFailure(run, async () => {
      for (const actions of rounds) {
        const responses = await Promise.all(actions.map((action) => runAction(run, action)));
        run.journal.push(
          actions.map((action, index) => `${JSON.stringify(action)}: ${responses[index]}`).join(' and '),
        );
        await expectConsistentMoney(run);
      }
      await settleAll(run);
      await expectConsistentMoney(run);
      await expectAllSettled(run);
    });
    const count = (kind: 'PAYMENT' | 'REFUND') =>
      server.prisma.payment.count({ where: { orderId: { in: run.orders.map(({ id }) => id) }, kind } });
    const paymentCount = await count('PAYMENT');
    paidCount += paymentCount;
    unpaidCount += run.startedPayments.length - paymentCount;
    refundedCount += await count('REFUND');
    raceTotal += run.raceCount;
    manualCount += run.recordedRefs.size;
  });
  await fc.assert(modelProperty, {
    ...{ numRuns: RUN_COUNT + 1, seed: SEED, endOnFailure: true },
    examples: [[staffRecordsFirst]],
  });

  process.stdout.write(
    `payments, seed ${SEED}: ${RUN_COUNT} plays, ${paidCount} paid, ${manualCount} of them recorded by hand, where staff tried ${raceTotal} times, ${unpaidCount} not, ${refundedCount} refunds\n`,
  );
  // Runs in which no order, or every order, is paid would prove nothing.
  expect(Math.min(paidCount, unpaidCount)).toBeGreaterThan(RUN_COUNT);
  expect(refundedCount).toBeGreaterThan(0);
  // In the fixed sequence, staff record one payment with each provider before the store settles it, and the store
  // settles one payment before staff record it.
  expect(manualCount).toBeGreaterThanOrEqual(ONLINE_METHODS.length);
  expect(raceTotal).toBeGreaterThan(manualCount);
});

/** Adds the journal to a failure. */
async function explainFailure({ journal }: PaymentRun, check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    const steps = journal.map((line, index) => `  ${index + 1}. ${line}`);
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(['Steps so far:', ...steps, message].join('\n'), { cause: error });
  }
}
