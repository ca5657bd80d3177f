// @ts-check
// npm run bench:figures [-- --orders N]: how fast staff's figures are answered over a million orders.
import { parseArgs } from 'node:util';
import { mustRunNode } from './lib/command.mjs';
import { Failure } from './lib/failure.mjs';
import { generateCode } from './lib/generated.mjs';
import { loadedDatabase } from './lib/loadedDatabase.mjs';
import { preparePackages } from './lib/packages.mjs';
import { runScript } from './lib/script.mjs';

const MOST_MILLISECONDS = 1_000;
const measuring = 'graph/modules/reporting/figures/measureFigures.ts';

await runScript(async () => {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } });
  const orders = Number(values.orders);
  if (!Number.isSafeInteger(orders) || orders < 10)
    throw new Failure(`--orders is ${values.orders}; it must be a whole number from 10 up.`);
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
    (row) => row.query.startsWith('analytics') && row['median ms'] >= MOST_MILLISECONDS,
  );
  if (slow.length > 0) throw new Failure(`Analytics have to answer within ${MOST_MILLISECONDS} ms.`);
});
