import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogues } from './web/build/catalogues.ts';
import { icons } from './web/build/icons.ts';

/** `graph` and `scripts` want a database server: TEST_DATABASE_URL, or a private one that the setup starts. */
export default defineConfig({
  test: {
    // More than the cores: a test of the server waits for the database a third of its time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts'], environment: 'node' } },
      {
        // The same file that Node gives to packages: a second copy of graphql would not know the first one's types.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'graph',
          include: ['graph/**/*.test.ts', 'prisma/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'graph/testing/globalSetup.ts',
          // Loading the server anew for each file would take as long as the tests themselves.
          isolate: false,
          testTimeout: 60_000,
          // Some files lay out thousands of rows first.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.mjs', 'tools/**/*.test.mjs', 'deploy/**/*.test.mjs'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), catalogues(), icons()],
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: 'web/testing/setup.ts',
          expect: { poll: { timeout: 10_000 } },
          // Loading Material UI anew for each file would take longer than the tests themselves.
          isolate: false,
          // A whole screen is drawn and looked at by role; on a busy machine that takes its time.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          environment: 'node',
          // Each file has a store of its own, and load beside it.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
