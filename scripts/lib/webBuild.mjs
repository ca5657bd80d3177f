// @ts-check

import { buildIfStale } from './generate/freshness.mjs';
import { getPackageCommand, runNodeOrThrow } from './process/command.mjs';
import { step } from './process/steps.mjs';

/** Builds the web app into dist/web when it is stale. */
export async function buildWeb() {
  await step(
    'Building the web app',
    () => buildIfStale(webApp),
    (wasBuilt) => (wasBuilt ? 'Web app built' : 'Web app up to date'),
  );
}

/** @type {import('./generate/freshness.mjs').Product} */
const webApp = {
  name: 'web',
  sources: () => ['web', 'domain', 'schema.graphql', 'vite.config.ts', 'package.json', 'package-lock.json'],
  results: () => ['dist/web'],
  make: () =>
    runNodeOrThrow([getPackageCommand('vite'), 'build'], { failure: 'The web app could not be built.' }),
};
