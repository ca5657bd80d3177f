// @ts-check
// npm run bench:desk: measures how long a store with 10,000 products and 200,000 orders takes to answer each query of
// its screens. -- --only 'AdminOrders' selects queries; --orders N and similar options change the size.
import { parseArgs } from 'node:util';
import { fillDatabase } from '../../../scripts/lib/databaseContents.mjs';
import { generateCode } from '../../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../../scripts/lib/install/packages.mjs';
import { getDataDirectory } from '../../../scripts/lib/paths.mjs';
import { runNodeOrThrow } from '../../../scripts/lib/process/command.mjs';
import { runScript } from '../../../scripts/lib/process/script.mjs';
import { step } from '../../../scripts/lib/process/steps.mjs';
import { UserFacingError } from '../../../scripts/lib/process/userFacingError.mjs';
import { createTestDatabase, startTestDatabase } from '../../../scripts/lib/suites/testStore.mjs';

const MAX_MILLISECONDS = 250;

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
  const { only, times, ...amounts } = values;
  await preparePackages();
  await generateCode();
  const env = { DATABASE_URL: createTestDatabase(await startTestDatabase()) };
  await fillDatabase({ url: env.DATABASE_URL, dataDir: getDataDirectory(), demo: true });
  const { products, orders, customers } = amounts;
  await step(`Loading ${products} products, ${orders} orders, ${customers} customers`, () =>
    runNodeOrThrow(
      [
        '--import',
        'tsx',
        'tools/load/main.ts',
        ...Object.entries(amounts).flatMap(([option, n]) => [`--${option}`, n]),
      ],
      { env, failure: 'The rows could not be loaded.' },
    ),
  );
  const { output } = await step('Querying', () =>
    runNodeOrThrow(['--import', 'tsx', 'tools/bench/desk/measure.ts', '--only', only, '--times', times], {
      env,
      failure: 'The queries could not be measured.',
    }),
  );
  /** @type {{ rows: { query: string, 'median ms': number, error?: string }[], unknown: string[] }} */
  const { rows, unknown } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  const measuredRows = rows.filter(({ error }) => !error);
  console.table(
    measuredRows.sort((a, b) => b['median ms'] - a['median ms']).map(({ error: _, ...row }) => row),
  );
  for (const { query, error } of rows.filter(({ error }) => error)) console.log(`${query}: ${error}`);
  if (unknown.length > 0) console.log(`Not measured, because no sample fits: ${unknown.join(', ')}.`);
  const slowRows = measuredRows.filter((row) => row['median ms'] > MAX_MILLISECONDS);
  if (slowRows.length > 0)
    throw new UserFacingError(
      `${slowRows.length} of ${measuredRows.length} take more than ${MAX_MILLISECONDS} ms.`,
    );
});
