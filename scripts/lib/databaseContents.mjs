// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { expectSuccess, runNode, runNodeOrThrow } from './process/command.mjs';
import { step } from './process/steps.mjs';
import { getSourceProgram } from './serverBuild.mjs';

/** Exit code of the seed if the photo bucket does not respond. */
const bucketUnavailableCode = 75;
const retryIntervalMs = 60_000;

/**
 * Applies pending migrations, copies the store's own photos and, for a demo, seeds its data once. An unresponsive
 * bucket does not prevent the store from opening: the photos are copied when the bucket responds.
 * @param {{ url: string, dataDir: string, demo: boolean, program?: typeof getSourceProgram }} options
 */
export async function fillDatabase({ url, dataDir, demo, program = getSourceProgram }) {
  const env = { DATABASE_URL: url, DATA_DIR: dataDir };
  await step(
    'Migrating the database',
    () =>
      runNodeOrThrow(program('migrate'), {
        env,
        failure: 'The database could not be migrated.',
      }),
    ({ output }) => (output.trim() ? 'Database migrated' : 'Database up to date'),
  );
  const seed = () => runNode(program('seed'), { env: { ...env, DEMO: demo ? '1' : '0' } });
  const { code, output } = await step(
    demo ? 'Writing the demo data' : 'Copying the photos',
    async () => {
      const result = await seed();
      if (result.code !== bucketUnavailableCode)
        expectSuccess(result, `The ${demo ? 'demo data' : 'photos'} could not be written.`);
      return result;
    },
    ({ code }) => {
      if (code === bucketUnavailableCode) return 'Photos not copied';
      return demo ? 'Demo data ready' : 'Photos ready';
    },
  );
  if (code === bucketUnavailableCode) {
    const reason = output.trim().split('\n').at(-1);
    console.error(
      `${reason}\nThe store opens without its photos. They will be copied once the bucket responds.`,
    );
    void retryCopy(seed);
  }
}

/** @param {() => Promise<import('./process/command.mjs').CommandResult>} seed */
async function retryCopy(seed) {
  let result;
  do {
    await pause(retryIntervalMs, undefined, { ref: false });
    result = await seed();
  } while (result.code === bucketUnavailableCode);
  if (result.code === 0) console.log('The photos were copied to the bucket.');
  else console.error(`The photos could not be copied.\n${result.output.trim()}`);
}
