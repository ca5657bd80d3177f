import type { TestProject } from 'vitest/node';
import { openTrialServer } from '../../scripts/lib/database/openDatabase.mjs';

/** One database server for all test files; it ends with the run. */
export async function setup(project: TestProject) {
  const { url, close } = await openTrialServer();
  project.provide('databaseServerUrl', url);
  return close;
}

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string;
  }
}
