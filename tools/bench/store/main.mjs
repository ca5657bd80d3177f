// @ts-check
// npm run bench: measures how fast the store reads and sells, relative to the limits of this machine. See
// docs/performance.md.
import { cpus, loadavg } from 'node:os';
import { generateCode } from '../../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../../scripts/lib/install/packages.mjs';
import { runScript } from '../../../scripts/lib/process/script.mjs';
import { step } from '../../../scripts/lib/process/steps.mjs';
import { buildServer } from '../../../scripts/lib/serverBuild.mjs';
import { startTestDatabase } from '../../../scripts/lib/suites/testStore.mjs';
import { buildWeb } from '../../../scripts/lib/webBuild.mjs';
import { measureCheckout, tryToOversell } from './measureCheckout.mjs';
import { measureReads } from './measureReads.mjs';
import { measureReadsDuringOrders } from './measureReadsDuringOrders.mjs';
import { measureStart } from './measureStart.mjs';
import { fillBenchDatabase } from './openBenchStore.mjs';
import { readOptions } from './options.mjs';
import { coreCount, hasProcFileSystem, readMemory } from './processes.mjs';
import { prepareReads } from './reads.mjs';
import { formatReadsDuringOrders, toReport } from './report.mjs';
import { formatPercent, toTable } from './tables.mjs';
import { checkReadsDuringOrders, compareWithTargets } from './targets.mjs';

await runScript(async () => {
  const options = readOptions();
  const loadBefore = loadavg()[0] ?? Number.NaN;
  await preparePackages();
  await generateCode();
  await buildServer();
  await buildWeb();
  const server = await startTestDatabase({ durable: true });

  const benchDatabase = await fillBenchDatabase(server);
  const { store, start } = await step('Opening the store', () => measureStart(benchDatabase, 3));
  const workload = await prepareReads(store.url);
  const measureOrders = () =>
    step('Reading while 150 orders are in flight', () =>
      measureReadsDuringOrders(store, { ...workload, idleCpuMsPerSecond: start.idleCpuMsPerSecond }, options),
    );
  if (options.only) {
    const figures = await measureOrders();
    console.log(
      `\n${formatReadsDuringOrders(figures)}\n\n${toTargetTable(checkReadsDuringOrders(figures))}\n`,
    );
    return;
  }
  const reads = await step('Reading', () => measureReads(store, workload.reads, options));
  const checkout = await step('Buying', () =>
    measureCheckout(
      store,
      { variants: workload.variants, idleCpuMsPerSecond: start.idleCpuMsPerSecond },
      options,
    ),
  );
  const readsDuringOrders = await measureOrders();
  const oversellResult = await step('Ordering more than is in stock', () =>
    tryToOversell(store, workload.variants),
  );
  const memoryUnderLoad = readMemory(store.pid);

  const results = {
    start,
    reads,
    readsDuringOrders,
    checkout,
    oversold: oversellResult,
    memory: memoryUnderLoad,
  };
  const otherProgramsShare = formatPercent(Math.max(...[...reads, ...checkout].map((row) => row.others)));
  const loadNote = `Load before the run: ${loadBefore.toFixed(1)}; other programs used up to ${otherProgramsShare} of the CPU.`;
  console.log(`
${coreCount} × ${cpus()[0]?.model.trim()}, Node ${process.version}, ${options.rounds} rounds of ${options.seconds} s, ${options.readers} readers.
${loadNote} On a busy machine compare CPU, not throughput.
${hasProcFileSystem ? '' : 'This system has no /proc: neither CPU nor memory of the processes are known.\n'}
${toReport(results)}

### Targets

${toTargetTable(compareWithTargets(results))}
`);
});

/** @param {readonly import('./targets.mjs').Aim[]} targets */
function toTargetTable(targets) {
  return toTable(
    targets.map(({ aim, found, isReached }) => ({ target: aim, found, reached: isReached ? 'yes' : 'no' })),
  );
}
