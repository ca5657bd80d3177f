// @ts-check
import { mustRunNode } from './command.mjs';
import { step } from './steps.mjs';

/**
 * Applies the migrations that the database lacks and, for a demo, sows the demo data once.
 * @param {{ url: string, dataDir: string, demo: boolean }} options
 */
export async function fillDatabase({ url, dataDir, demo }) {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir };
  await step(
    'Migrating the database',
    () =>
      mustRunNode(['--import', 'tsx', 'prisma/migrate.ts'], {
        env,
        failure: 'The database could not be migrated.',
      }),
    ({ output }) => (output.trim() ? 'Database migrated' : 'Database up to date'),
  );
  if (!demo) return;
  await step(
    'Writing the demo data',
    () =>
      mustRunNode(['--import', 'tsx', 'prisma/seed.ts'], {
        env: { ...env, DEMO: '1' },
        failure: 'The demo data could not be written.',
      }),
    () => 'Demo data ready',
  );
}
