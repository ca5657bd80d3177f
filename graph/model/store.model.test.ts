import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { actionRounds, runAction } from './concurrentActions.ts';
import { editOrderStep } from './editStep.ts';
import { expectInvariants, expectRecords } from './invariants.ts';
import type { Model } from './model.ts';
import { addJournal } from './modelStep.ts';
import { advanceClock, listRefusalCodes, openStore, type Store } from './openStore.ts';
import * as byShoppers from './shopperSteps.ts';
import * as byStaff from './staffSteps.ts';

const server = useTestServer();

/** MODEL_RUNS sets a longer run with a random seed. MODEL_SEED repeats a run. */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const RUN_COUNT = Number(MODEL_RUNS ?? 6);
const SEED = Number(MODEL_SEED ?? (MODEL_RUNS ? Date.now() % 2 ** 31 : 2026));
const STEPS = 60;

const runOptions = { numRuns: RUN_COUNT, seed: SEED };
const timeout = 60_000 + RUN_COUNT * 20_000;

const {
  placeOrderStep,
  quoteStep,
  repeatOrderStep,
  cancelStep,
  editDetailsStep,
  deleteAccountStep,
  counterSaleStep,
} = byShoppers;
const { moveStep, ...otherStaffSteps } = byStaff;
// Actions that are common in a store are listed more often.
const steps = [
  placeOrderStep,
  placeOrderStep,
  placeOrderStep,
  placeOrderStep,
  moveStep,
  moveStep,
  moveStep,
  quoteStep,
  repeatOrderStep,
  cancelStep,
  editDetailsStep,
  deleteAccountStep,
  counterSaleStep,
  editOrderStep,
  editOrderStep,
  ...Object.values(otherStaffSteps),
];

test('after any sequence of actions by shoppers and staff, money, stock, emails and audit records match a small model', {
  timeout,
}, async () => {
  const journalLines: string[] = [];
  const modelProperty = fc.asyncProperty(
    fc.commands(steps, { maxCommands: STEPS, size: 'max' }),
    async (commands) => {
      const { store, model } = await openStore(server);
      await fc.asyncModelRun(() => ({ model, real: store }), commands);
      await explainFailure(store, async () => {
        await expectInvariants(model, store);
        await expectRecords(model, store);
      });
      journalLines.push(...store.journal);
    },
  );
  await fc.assert(modelProperty, runOptions);

  const refusedCount = journalLines.filter((line) => line.includes(': refused')).length;
  report(`${journalLines.length} steps, ${refusedCount} of them refused`);
  // Runs in which no action succeeds, or none is refused, would prove nothing.
  expect(refusedCount).toBeGreaterThan(RUN_COUNT);
  expect(journalLines.length - refusedCount).toBeGreaterThan(5 * RUN_COUNT);
});

test('after any concurrent actions, no item is sold twice and nothing is lost', {
  timeout,
}, async () => {
  let acceptedCount = 0;
  let refusedCount = 0;
  const modelProperty = fc.asyncProperty(actionRounds, async (rounds) => {
    const { store, model } = await openStore(server);
    for (const actions of rounds) {
      advanceClock(store);
      const ids = await findOrders(model);
      const responses = await Promise.all(actions.map((action) => runAction(action, model, store, ids)));
      store.journal.push(`at once: ${JSON.stringify(actions)}`);
      await explainFailure(store, async () => {
        for (const response of responses) {
          const codes = response ? listRefusalCodes(response) : [];
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          if (codes.length > 0) refusedCount++;
          else acceptedCount++;
        }
        await expectInvariants(model, store);
      });
    }
  });
  await fc.assert(modelProperty, runOptions);

  report(`${acceptedCount + refusedCount} acts at once, ${refusedCount} of them refused`);
  expect(Math.min(acceptedCount, refusedCount)).toBeGreaterThan(RUN_COUNT);
});

async function findOrders({ products }: Model): Promise<string[]> {
  const lines = { some: { productId: { in: products.map(({ id }) => id) } } };
  const placedOrders = await server.prisma.order.findMany({
    where: { lines },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return placedOrders.map(({ id }) => id);
}

/** Adds the journal to a failure. */
async function explainFailure(store: Store, check: () => Promise<void>) {
  try {
    await check();
  } catch (error) {
    throw addJournal(store, error);
  }
}

function report(figures: string) {
  process.stdout.write(`model, seed ${SEED}: ${RUN_COUNT} plays, ${figures}\n`);
}
