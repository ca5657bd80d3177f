// @ts-check
// npm run bench: how fast the store reads and sells on this machine, against what the machine can do at all. docs/performance.md explains it.
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { buildServer } from '../../scripts/lib/serverBuild.mjs';
import { startTrialDatabase } from '../../scripts/lib/suites/trialStore.mjs';
import { buildWeb } from '../../scripts/lib/webBuild.mjs';
import { aimsBesideOrders, compareWithAims } from './store/aims.mjs';
import { drawResults } from './store/drawResults.mjs';
import { measureAtSize } from './store/measureAtSize.mjs';
import { measureBesideWrites } from './store/measureBesideWrites.mjs';
import { measureCheckout, tryToOversell } from './store/measureCheckout.mjs';
import { measureLong } from './store/measureLong.mjs';
import { measureReads } from './store/measureReads.mjs';
import { measureReadsBesideOrders } from './store/measureReadsBesideOrders.mjs';
import { measureStart } from './store/measureStart.mjs';
import { fillBenchDatabase } from './store/openBenchStore.mjs';
import { readOptions } from './store/options.mjs';
import { cores, knowsProcesses, memory } from './store/processes.mjs';
import { prepareReads } from './store/questions.mjs';
import { readsBesideOrdersPart, toReport } from './store/report.mjs';
import { percent, toTable } from './store/tables.mjs';

await runScript(async () => {
  const options = readOptions();
  const busy = loadavg()[0] ?? Number.NaN;
  await preparePackages();
  await generateCode();
  await buildServer();
  await buildWeb();
  const server = await startTrialDatabase({ durable: true });

  const { store, start } = await openStore(server, 3);
  const shop = await prepareReads(store.url);
  const buying = () =>
    step('Reading while 150 orders are in flight', () =>
      measureReadsBesideOrders(store, { ...shop, idle: start.idle }, options),
    );
  if (options.only) {
    const figures = await buying();
    console.log(`\n${readsBesideOrdersPart(figures)}\n\n${toAims(aimsBesideOrders(figures))}\n`);
    return;
  }
  const reads = await step('Reading', () => measureReads(store, shop.reads, options));
  const besideWrites = await step('Reading while others write', () =>
    measureBesideWrites(store, shop, options),
  );
  const checkout = await step('Buying', () =>
    measureCheckout(store, { sizes: shop.sizes, idle: start.idle }, options),
  );
  const readsBesideOrders = await buying();
  const oversold = await step('Wanting more than there is', () => tryToOversell(store, shop.sizes));
  const underLoad = memory(store.pid);
  const atSize = options.products ? await measureLarge(server, store, options.products) : undefined;
  const long = options.long ? await measureLong(store, shop.reads, options) : undefined;

  const results = {
    start,
    reads,
    besideWrites,
    readsBesideOrders,
    checkout,
    oversold,
    memory: underLoad,
    atSize,
    long,
  };
  const others = percent(Math.max(...[...reads, ...checkout].map((row) => row.others)));
  const quiet = `The machine's load was ${busy.toFixed(1)} before; others used up to ${others} of it meanwhile.`;
  console.log(`
${cores} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${options.rounds} rounds of ${options.seconds} s, ${options.readers} readers.
${quiet} On a busy machine compare CPU, not pace.
${knowsProcesses ? '' : 'This system has no /proc: neither CPU nor memory of the processes are known.\n'}
${toReport(results)}

### Aims

${toAims(compareWithAims(results))}
`);
  if (options.chart) writeFileSync(options.chart, drawResults(results, quiet));

  /**
   * @param {string} databaseServer
   * @param {import('./store/openBenchStore.mjs').BenchStore} smallStore
   * @param {number} products
   */
  async function measureLarge(databaseServer, smallStore, products) {
    const large = await openStore(databaseServer, 1, products);
    const stores = {
      // Asked anew: what was sold meanwhile has changed its answers.
      small: { store: smallStore, ...(await prepareReads(smallStore.url)) },
      large: { store: large.store, ...(await prepareReads(large.store.url)) },
    };
    const rows = await step('Reading at size', () => measureAtSize(stores, options));
    return { products: stores.large.productCount, start: large.start, reads: rows };
  }
});

/** @param {readonly import('./store/aims.mjs').Aim[]} aims */
function toAims(aims) {
  return toTable(
    aims.map(({ aim, found, isReached }) => ({ aim, found, reached: isReached ? 'yes' : 'no' })),
  );
}

/**
 * @param {string} databaseServer
 * @param {number} times how often it is opened
 * @param {number} [products]
 */
async function openStore(databaseServer, times, products) {
  const filled = await fillBenchDatabase(databaseServer, products);
  return step('Opening the store', () => measureStart(filled, times));
}
