// @ts-check
// node tools/bench/desk.mjs [--only orders] [--times N]: how long a store with 10,000 products and 200,000 orders takes for what staff and shoppers ask.
import { parseArgs } from 'node:util';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { mustRunNode } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';
import { loadedDatabase } from './loadedDatabase.mjs';

const MAX_MILLISECONDS = 250;
const measuring = 'tools/bench/measureDesk.ts';

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '200000' },
      customers: { type: 'string', default: '40000' },
      only: { type: 'string', default: '' },
      times: { type: 'string', default: '5' },
    },
  });
  const { only, times, ...given } = values;
  const amounts = Object.fromEntries(Object.entries(given).map(([what, count]) => [what, Number(count)]));
  await preparePackages();
  await generateCode();
  const url = await loadedDatabase('store_desk', amounts);

  const { output } = await mustRunNode(['--import', 'tsx', measuring, '--only', only, '--times', times], {
    env: { DATABASE_URL: url },
    failure: 'The survey could not be made.',
  });
  /** @type {{ question: string, 'median ms': number, 'slowest ms': number, 'CPU ms': number, 'rows read': number }[]} */
  const rows = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  console.table(rows.sort((one, other) => other['median ms'] - one['median ms']));
  const slow = rows.filter((row) => row['median ms'] > MAX_MILLISECONDS);
  if (slow.length > 0)
    throw new UserFacingError(`${slow.length} of ${rows.length} take more than ${MAX_MILLISECONDS} ms.`);
});
