import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { openTestServer } from '#tools/database/openDatabase.mjs';
import { dropDatabase } from './dropDatabase.ts';
import { type EmptyStore, prepareEmptyStore } from './emptyStore.ts';

/** Starts one database server for all test files. It is stopped at the end of the run. */
export async function setup(project: TestProject) {
  const { url, close } = await openTestServer();
  const templateName = `test_model_${randomBytes(6).toString('hex')}`;
  project.provide('databaseServerUrl', url);
  project.provide('emptyStore', await prepareEmptyStore(url, templateName));
  return async () => {
    await dropDatabase(url, templateName);
    await close();
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
    emptyStore: EmptyStore;
  }
}
