// @ts-check
// node tools/bench/export.mjs: how long the export of 100,000 orders takes, and how much memory it adds to a running process.

import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { mustRunNode } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { loadedDatabase } from './loadedDatabase.mjs';

const ORDERS = 100_000;
const MAX_MEGABYTES = 150;
const measuring = 'tools/bench/measureExport.ts';

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
  if (rows.some((row) => row['added memory MB'] >= MAX_MEGABYTES))
    throw new UserFacingError(`An export may add up to ${MAX_MEGABYTES} MB.`);
});
