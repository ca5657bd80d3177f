// @ts-check
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prismaEngineEnv } from '../install/prismaEngine.mjs';
import { root } from '../paths.mjs';
import { getPackageCommand, runNodeOrThrow } from '../process/command.mjs';
import { step } from '../process/steps.mjs';
import { buildIfStale, listFiles } from './freshness.mjs';

/** Generates the Prisma client and the types and hooks of the GraphQL schema if they are stale. */
export async function generateCode() {
  await step(
    'Generating code',
    () => Promise.all([buildIfStale(prismaClient), buildIfStale(contract)]),
    (buildResults) => (buildResults.includes(true) ? 'Code generated' : 'Generated code up to date'),
  );
}

/** @type {import('./freshness.mjs').Product} */
const prismaClient = {
  name: 'prisma-client',
  sources: () => ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
  results: () => ['graph/prisma/generated'],
  make: () =>
    runNodeOrThrow([getPackageCommand('prisma'), 'generate'], {
      failure: 'The Prisma client could not be generated.',
      env: prismaEngineEnv,
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
    ...listDocuments(),
  ],
  results: () => ['graph/schema/schema.generated.ts', 'web/graphql', ...listDocuments().map(toGeneratedPath)],
  make: async () => {
    // A generated file no longer compiles if its document was moved or deleted.
    for (const file of findOrphans()) rmSync(join(root, file));
    await runNodeOrThrow([getPackageCommand('graphql-codegen'), '--config', 'codegen.ts'], {
      failure: 'The types of schema.graphql could not be generated.',
    });
  },
};

/** Returns the GraphQL documents of the web app and of the REST adapter. */
function listDocuments() {
  return listDocumentFolderFiles().filter((file) => file.endsWith('.graphql'));
}

/** Returns the generated files whose document no longer exists. */
function findOrphans() {
  const generated = new Set(listDocuments().map(toGeneratedPath));
  return listDocumentFolderFiles().filter(
    (file) => file.endsWith('.generated.ts') && !file.startsWith('web/graphql/') && !generated.has(file),
  );
}

function listDocumentFolderFiles() {
  return ['web', 'graph/rest']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => listFiles(folder));
}

/** @param {string} document */
function toGeneratedPath(document) {
  return document.replace(/\.graphql$/, '.generated.ts');
}
