// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPrismaEngine } from '../install/prismaEngine.mjs';
import { root } from '../paths.mjs';
import { mustRunNode, packageCommand } from '../process/command.mjs';
import { step } from '../process/steps.mjs';
import { filesIn, makeWhenStale } from './freshness.mjs';

/** Makes the Prisma client, and the types and hooks of the GraphQL contract, when they are stale. */
export async function generateCode() {
  await step(
    'Generating code',
    () => Promise.all([makeWhenStale(prismaClient), makeWhenStale(contract)]),
    (made) => (made.includes(true) ? 'Code generated' : 'Generated code up to date'),
  );
}

/** @type {import('./freshness.mjs').Product} */
const prismaClient = {
  name: 'prisma-client',
  sources: () => ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
  results: () => ['graph/prisma/generated'],
  make: () =>
    mustRunNode([packageCommand('prisma'), 'generate'], {
      failure: 'The Prisma client could not be generated.',
      env: withoutPrismaEngine,
    }),
};

/** @type {import('./freshness.mjs').Product} */
const contract = {
  name: 'contract',
  sources: () => [
    'schema.graphql',
    'codegen.ts',
    'codegen',
    'package-lock.json',
    'graph/modules/mappers.ts',
    ...documents(),
  ],
  results: () => ['graph/schema/schema.generated.ts', 'web/graphql', ...documents().map(generatedBeside)],
  make: () =>
    mustRunNode([packageCommand('graphql-codegen'), '--config', 'codegen.ts'], {
      failure: 'The types of schema.graphql could not be generated.',
    }),
};

/** What the web and the REST adapter ask. */
function documents() {
  return ['web', 'graph/rest']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesIn(folder))
    .filter((file) => file.endsWith('.graphql'));
}

/** @param {string} document */
function generatedBeside(document) {
  return document.replace(/\.graphql$/, '.generated.ts');
}
