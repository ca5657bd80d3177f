// @ts-check
// npm run bench:export: how long the export of 100,000 orders takes, and how much memory it adds to a running process.
import { mustRunNode } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { generateCode } from './lib/generated.mjs';
import { loadedDatabase } from './lib/loadedDatabase.mjs';
import { preparePackages } from './lib/packages.mjs';
import { runScript } from './lib/script.mjs';

const ORDERS = 100_000;
const MOST_MEGABYTES = 150;
const measuring = 'graph/modules/orders/export/measureExport.ts';

await runScript(async () => {
  await preparePackages();
  await generateCode();
  const env = { DATABASE_URL: await loadedDatabase('store_export', { orders: ORDERS }) };

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
