import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogues } from './web/build/catalogues.ts';
import { icons } from './web/build/icons.ts';

/**
 * The projects `graph` and `scripts` need a database server: TEST_DATABASE_URL, or a private one that the setup
 * starts.
 */
export default defineConfig({
  test: {
    // More workers than cores, because server tests spend a third of their time waiting for the database.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts'], environment: 'node' } },
      {
        // In Node, packages load graphql/index.js. Types of a second copy of graphql would not be recognised.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'graph',
          include: ['graph/**/*.test.ts', 'prisma/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'graph/testing/globalSetup.ts',
          // Loading the server again for each file would take as long as the tests themselves.
          isolate: false,
          testTimeout: 60_000,
          // Some files first insert thousands of rows.
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
          // Loading Material UI again for each file would take longer than the tests themselves.
          isolate: false,
          // Rendering a whole screen and querying it by role is slow on a busy machine.
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['e2e/faults/**/*.test.ts'],
          environment: 'node',
          // Each file runs its own store under load.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
