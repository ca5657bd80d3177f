import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';
import { moments, send } from './atOnce.ts';
import { corrects } from './editStep.ts';
import { expectInvariants, expectRecords } from './invariants.ts';
import type { Model } from './model.ts';
import { openStore, passTime, refusals, type Store } from './openStore.ts';
import * as byShoppers from './shopperSteps.ts';
import * as byStaff from './staffSteps.ts';
import { withJournal } from './step.ts';

const server = useTestServer();

/** MODEL_RUNS plays longer, from a seed of its own; MODEL_SEED plays one again. */
const { MODEL_RUNS, MODEL_SEED } = process.env;
const RUNS = Number(MODEL_RUNS ?? 6);
const SEED = Number(MODEL_SEED ?? (MODEL_RUNS ? Date.now() % 2 ** 31 : 2026));
const STEPS = 60;

const play = { numRuns: RUNS, seed: SEED };
const timeout = 60_000 + RUNS * 20_000;

const { orders, asksPrice, sendsAgain, cancels, edits, leaves, sellsAtCounter } = byShoppers;
const { moves, ...desk } = byStaff;
// What is done most in a store comes up most.
const steps = [
  orders,
  orders,
  orders,
  orders,
  moves,
  moves,
  moves,
  asksPrice,
  sendsAgain,
  cancels,
  edits,
  leaves,
  sellsAtCounter,
  corrects,
  corrects,
  ...Object.values(desk),
];

test('whatever shoppers and staff do one after another, money, stock, mails and records are as a small model has them', {
  timeout,
}, async () => {
  const played: string[] = [];
  const game = fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
    const { store, model } = await openStore(server);
    await fc.asyncModelRun(() => ({ model, real: store }), commands);
    await explained(store, async () => {
      await expectInvariants(model, store);
      await expectRecords(model, store);
    });
    played.push(...store.journal);
  });
  await fc.assert(game, play);

  const refused = played.filter((line) => line.includes(': refused')).length;
  report(`${played.length} steps, ${refused} of them refused`);
  // A play in which nothing is done, or nothing refused, shows nothing.
  expect(refused).toBeGreaterThan(RUNS);
  expect(played.length - refused).toBeGreaterThan(5 * RUNS);
});

test('whatever they do in the same moments, no piece is sold twice and nothing is lost', {
  timeout,
}, async () => {
  let done = 0;
  let refused = 0;
  const game = fc.asyncProperty(moments, async (rounds) => {
    const { store, model } = await openStore(server);
    for (const acts of rounds) {
      passTime(store);
      const ids = await findOrders(model);
      const answers = await Promise.all(acts.map((act) => send(act, model, store, ids)));
      store.journal.push(`at once: ${JSON.stringify(acts)}`);
      await explained(store, async () => {
        for (const answer of answers) {
          const codes = answer ? refusals(answer) : [];
          expect(codes).not.toContain('INTERNAL_SERVER_ERROR');
          if (codes.length > 0) refused++;
          else done++;
        }
        await expectInvariants(model, store);
      });
    }
  });
  await fc.assert(game, play);

  report(`${done + refused} acts at once, ${refused} of them refused`);
  expect(Math.min(done, refused)).toBeGreaterThan(RUNS);
});

async function findOrders({ products }: Model): Promise<string[]> {
  const lines = { some: { productId: { in: products.map(({ id }) => id) } } };
  const found = await server.prisma.order.findMany({
    where: { lines },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** What fails is told with all that was done before. */
async function explained(store: Store, check: () => Promise<void>) {
  try {
    await check();
  } catch (error) {
    throw withJournal(store, error);
  }
}

function report(figures: string) {
  process.stdout.write(`model, seed ${SEED}: ${RUNS} plays, ${figures}\n`);
}
