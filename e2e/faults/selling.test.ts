import { afterAll, beforeAll, expect, test } from 'vitest';
import { RecoveryMeter } from './testing/meter.ts';
import { countStock, layOut, type Piece } from './testing/pieces.ts';
import { reconcile } from './testing/reconcile.ts';
import { Shoppers } from './testing/shoppers.ts';
import { type RunningStore, startStore } from './testing/startStore.ts';

let store: RunningStore;
let pieces: Piece[];

beforeAll(async () => {
  store = await startStore();
  pieces = await layOut(store.databaseUrl);
});

afterAll(() => store?.stop());

test('what shoppers are told is what the database holds, also of sizes that sell out', async () => {
  const stockBefore = await countStock(store.databaseUrl);
  const shoppers = new Shoppers(store.url, { pieces });
  await expect.poll(() => shoppers.tally.refused.OUT_OF_STOCK ?? 0, { timeout: 20_000 }).toBeGreaterThan(5);
  await shoppers.goHome();

  const findings = await reconcile(store.databaseUrl, { acknowledged: shoppers.acknowledged, stockBefore });
  process.stdout.write(new RecoveryMeter().report('Shoppers on a store in order', shoppers.tally, findings));

  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
  expect(findings.orders).toBe(shoppers.acknowledged.length);
  expect(shoppers.tally).toMatchObject({ statuses: {}, broken: {} });
});
