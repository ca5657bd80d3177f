// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { expectSuccess, mustRunNode, runNode } from './process/command.mjs';
import { step } from './process/steps.mjs';
import { writtenProgram } from './serverBuild.mjs';

/** Exit code of the seed where the bucket of photographs does not respond. */
const later = 75;
const againEveryMs = 60_000;

/**
 * Applies the migrations that the database lacks, copies the store's own photographs and, for a demo, sows its data once.
 * A bucket that does not respond keeps no store from opening: the photographs are copied once it does.
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
  const seed = () => runNode(program('seed'), { env: { ...env, DEMO: demo ? '1' : '0' } });
  const { code, output } = await step(
    demo ? 'Writing the demo data' : 'Copying the photographs',
    async () => {
      const result = await seed();
      if (result.code !== later)
        expectSuccess(result, `The ${demo ? 'demo data' : 'photographs'} could not be written.`);
      return result;
    },
    ({ code }) => {
      if (code === later) return 'Photographs not copied';
      return demo ? 'Demo data ready' : 'Photographs ready';
    },
  );
  if (code === later) {
    const reason = output.trim().split('\n').at(-1);
    console.error(
      `${reason}\nThe store opens without its photographs. They are copied once the bucket responds.`,
    );
    void copyLater(seed);
  }
}

/** @param {() => Promise<import('./process/command.mjs').CommandResult>} seed */
async function copyLater(seed) {
  let result;
  do {
    await pause(againEveryMs, undefined, { ref: false });
    result = await seed();
  } while (result.code === later);
  if (result.code === 0) console.log('The photographs were copied to the bucket.');
  else console.error(`The photographs could not be copied.\n${result.output.trim()}`);
}
