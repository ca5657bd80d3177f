// @ts-check
import { join } from 'node:path';
import { buildIfStale, listFiles } from './generate/freshness.mjs';
import { root } from './paths.mjs';
import { getPackageCommand, runNodeOrThrow } from './process/command.mjs';
import { step } from './process/steps.mjs';

/** Builds the server and its migration and seed programs into dist/server if the build is stale. */
export async function buildServer() {
  await step(
    'Building the server',
    () => buildIfStale(server),
    (wasBuilt) => (wasBuilt ? 'Server built' : 'Server up to date'),
  );
}

/**
 * Returns the Node arguments that run a built server program.
 * @param {'main' | 'checkSettings' | 'migrate' | 'seed'} name
 */
export function getBuiltProgram(name) {
  return [join(root, 'dist', 'server', `${name}.js`)];
}

/**
 * Returns the Node arguments that run a server program from source, for use without a build.
 * @param {'checkSettings' | 'migrate' | 'seed'} name
 */
export function getSourceProgram(name) {
  return ['--import', 'tsx', `prisma/${name}.ts`];
}

/** @type {import('./generate/freshness.mjs').Product} */
const server = {
  name: 'server',
  sources: () => [
    ...['graph', 'domain', 'prisma'].flatMap(listFiles).filter(isBuilt),
    'vite.server.config.ts',
    'package.json',
    'package-lock.json',
  ],
  results: () => ['dist/server'],
  make: () =>
    runNodeOrThrow([getPackageCommand('vite'), 'build', '--config', 'vite.server.config.ts'], {
      failure: 'The server could not be built.',
    }),
};

/** @param {string} file */
function isBuilt(file) {
  return /\.(tsx?|mjs|json)$/.test(file) && !/\.test\.ts$|^prisma\/seed\/catalog\//.test(file);
}
