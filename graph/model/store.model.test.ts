import fc from 'fast-check';
import { test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { expectInvariants, expectRecords } from './invariants.ts';
import { openStore } from './openStore.ts';
import * as byShoppers from './shopperSteps.ts';
import * as byStaff from './staffSteps.ts';
import { withJournal } from './step.ts';

const server = useTestServer();

/** MODEL_RUNS plays longer, from a seed of its own; MODEL_SEED plays one again. */
const RUNS = Number(process.env.MODEL_RUNS ?? 8);
const SEED = Number(process.env.MODEL_SEED ?? (process.env.MODEL_RUNS ? Date.now() % 2 ** 31 : 2026));
const STEPS = 40;

const steps = [
  byShoppers.orders,
  byShoppers.orders,
  byShoppers.orders,
  byShoppers.asksPrice,
  byShoppers.sendsAgain,
  byShoppers.cancels,
  byShoppers.edits,
  byShoppers.leaves,
  byShoppers.sellsAtCounter,
  byStaff.moves,
  byStaff.moves,
  byStaff.moves,
  byStaff.notesPayment,
  byStaff.deletesOrder,
  byStaff.countsStock,
  byStaff.changesPrice,
  byStaff.shelves,
  byStaff.publishesRate,
  byStaff.makesCoupon,
  byStaff.editsCoupon,
];

test('whatever shoppers and staff do one after another, money, stock, mails and records are as a small model has them', {
  timeout: 60_000 + RUNS * 20_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
      const { store, model } = await openStore(server);
      await fc.asyncModelRun(() => ({ model, real: store }), commands);
      try {
        await expectInvariants(model, store);
        await expectRecords(model, store);
      } catch (error) {
        throw withJournal(store, error);
      }
    }),
    { numRuns: RUNS, seed: SEED, interruptAfterTimeLimit: RUNS * 20_000 },
  );
});
