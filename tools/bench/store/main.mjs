// @ts-check
// npm run bench: how fast the store reads and sells on this machine, against what the machine can do at all. docs/performance.md explains it.
import { cpus, loadavg } from 'node:os';
import { generateCode } from '../../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../../scripts/lib/install/packages.mjs';
import { runScript } from '../../../scripts/lib/process/script.mjs';
import { step } from '../../../scripts/lib/process/steps.mjs';
import { buildServer } from '../../../scripts/lib/serverBuild.mjs';
import { startTrialDatabase } from '../../../scripts/lib/suites/trialStore.mjs';
import { buildWeb } from '../../../scripts/lib/webBuild.mjs';
import { aimsBesideOrders, compareWithAims } from './aims.mjs';
import { measureCheckout, tryToOversell } from './measureCheckout.mjs';
import { measureReads } from './measureReads.mjs';
import { measureReadsBesideOrders } from './measureReadsBesideOrders.mjs';
import { measureStart } from './measureStart.mjs';
import { fillBenchDatabase } from './openBenchStore.mjs';
import { readOptions } from './options.mjs';
import { cores, knowsProcesses, memory } from './processes.mjs';
import { prepareReads } from './questions.mjs';
import { readsBesideOrdersPart, toReport } from './report.mjs';
import { percent, toTable } from './tables.mjs';

await runScript(async () => {
  const options = readOptions();
  const busy = loadavg()[0] ?? Number.NaN;
  await preparePackages();
  await generateCode();
  await buildServer();
  await buildWeb();
  const server = await startTrialDatabase({ durable: true });

  const filled = await fillBenchDatabase(server);
  const { store, start } = await step('Opening the store', () => measureStart(filled, 3));
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
  const checkout = await step('Buying', () =>
    measureCheckout(store, { sizes: shop.sizes, idle: start.idle }, options),
  );
  const readsBesideOrders = await buying();
  const oversold = await step('Wanting more than there is', () => tryToOversell(store, shop.sizes));
  const underLoad = memory(store.pid);

  const results = { start, reads, readsBesideOrders, checkout, oversold, memory: underLoad };
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
});

/** @param {readonly import('./aims.mjs').Aim[]} aims */
function toAims(aims) {
  return toTable(
    aims.map(({ aim, found, isReached }) => ({ aim, found, reached: isReached ? 'yes' : 'no' })),
  );
}
