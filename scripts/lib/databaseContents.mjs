// @ts-check
import { mustRunNode } from './process/command.mjs';
import { step } from './process/steps.mjs';
import { writtenProgram } from './serverBuild.mjs';

/**
 * Applies the migrations that the database lacks, copies the store's own photographs and, for a demo, sows its data once.
 * @param {{ url: string, dataDir: string, demo: boolean, program?: typeof writtenProgram }} options
 */
export async function fillDatabase({ url, dataDir, demo, program = writtenProgram }) {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir };
  await step(
    'Migrating the database',
    () =>
      mustRunNode(program('migrate'), {
        env,
        failure: 'The database could not be migrated.',
      }),
    ({ output }) => (output.trim() ? 'Database migrated' : 'Database up to date'),
  );
  await step(
    demo ? 'Writing the demo data' : 'Copying the photographs',
    () =>
      mustRunNode(program('seed'), {
        env: { ...env, DEMO: demo ? '1' : '0' },
        failure: `The ${demo ? 'demo data' : 'photographs'} could not be written.`,
      }),
    () => (demo ? 'Demo data ready' : 'Photographs ready'),
  );
}
