// @ts-check
// npm run bench:export: how long the export of 100,000 orders takes, and how much memory it adds to a running process.
import { mustRunNode } from './lib/command.mjs';
import { fillDatabase } from './lib/databaseContents.mjs';
import { Failure } from './lib/failure.mjs';
import { generateCode } from './lib/generated.mjs';
import { preparePackages } from './lib/packages.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { runScript } from './lib/script.mjs';
import { step } from './lib/steps.mjs';
import { startTrialDatabase } from './lib/trialStore.mjs';

const ORDERS = 100_000;
const MOST_MEGABYTES = 150;
const measuring = 'graph/modules/orderAdministration/export/measureExport.ts';

await runScript(async () => {
  await preparePackages();
  await generateCode();
  const env = { DATABASE_URL: await trialOrders() };

  const rows = [];
  for (const format of ['csv', 'xlsx']) {
    const { output } = await mustRunNode(['--import', 'tsx', measuring, format], {
      env,
      failure: `The export as ${format} could not be measured.`,
    });
    const { seconds, bytes, addedBytes, orders } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
    rows.push({
      format,
      orders,
      seconds: Number(seconds.toFixed(1)),
      'file MB': Math.round(bytes / 1e6),
      'added memory MB': Math.round(addedBytes / 1e6),
    });
  }
  console.table(rows);
  if (rows.some((row) => row['added memory MB'] >= MOST_MEGABYTES))
    throw new Failure(`An export may add up to ${MOST_MEGABYTES} MB.`);
});

/** @returns {Promise<string>} the url of a database of its own that holds the orders */
async function trialOrders() {
  const url = new URL(await startTrialDatabase());
  url.pathname = '/store_export';
  await fillDatabase({ url: url.href, dataDir: dataDirectory(), demo: true });
  await step(
    `Loading ${ORDERS.toLocaleString('en')} orders`,
    () =>
      mustRunNode(['--import', 'tsx', 'prisma/load/main.ts', '--orders', String(ORDERS)], {
        env: { DATABASE_URL: url.href },
        failure: 'The orders could not be loaded.',
      }),
    () => 'Orders loaded',
  );
  return url.href;
}
