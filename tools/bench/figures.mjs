// @ts-check
// node tools/bench/figures.mjs [-- --orders N]: how fast staff's figures are answered over a million orders.
import { parseArgs } from 'node:util';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { mustRunNode } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { loadedDatabase } from './loadedDatabase.mjs';

const MAX_MILLISECONDS = 1_000;
const measuring = 'tools/bench/measureFigures.ts';

await runScript(async () => {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } });
  const orders = Number(values.orders);
  if (!Number.isSafeInteger(orders) || orders < 10)
    throw new UserFacingError(`--orders is ${values.orders}; it must be a whole number from 10 up.`);
  await preparePackages();
  await generateCode();
  const products = Math.ceil(orders / 10);
  const url = await loadedDatabase('store_figures', { orders, products, customers: products * 2 });

  const { output } = await mustRunNode(['--import', 'tsx', measuring], {
    env: { DATABASE_URL: url },
    failure: 'The figures could not be measured.',
  });
  /** @type {{ query: string, 'median ms': number, 'slowest ms': number }[]} */
  const rows = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  console.table(rows);
  const slow = rows.filter(
    (row) => row.query.startsWith('analytics') && row['median ms'] >= MAX_MILLISECONDS,
  );
  if (slow.length > 0) throw new UserFacingError(`Analytics have to answer within ${MAX_MILLISECONDS} ms.`);
});
