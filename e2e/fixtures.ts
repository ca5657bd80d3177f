import { test as base, expect, type Page } from '@playwright/test';
import { openDatabases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { readOperationName } from './requests.ts';
import { waitForSnapshot } from './waitForSnapshot.ts';
import { countRequests } from './waitUntilIdle.ts';

interface Fixtures {
  /** Console errors and warnings of the browser. A test that expects some must empty the list. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  /** The store's database, for preparing test data. */
  prisma: PrismaClient;
}

/** Playwright's message when the configuration blocks service workers. */
const BLOCKED_WORKER_MESSAGE = 'Service Worker registration blocked by Playwright';

/** A test that fails on any console error, warning or uncaught exception of the page. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  prisma: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use, { project }) => {
      const url = process.env.DATABASE_URL;
      if (!url)
        throw new Error('DATABASE_URL names the database of the store under test. Run npm test -- e2e.');
      const databases = openDatabases(url);
      await use(waitForSnapshot(databases, project.use.baseURL ?? ''));
      await databases.close();
    },
    { scope: 'worker' },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      const unauthorisedOperations: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (message.text() === BLOCKED_WORKER_MESSAGE) return;
        // The URL of a resource that could not be loaded is only in the location of the message.
        const { url } = message.location();
        consoleErrors.push(
          message.text().startsWith('Failed to load') ? `${message.text()} ${url}` : message.text(),
        );
      });
      // The browser's message contains only the URL, so the refused operation is recorded as well.
      page.on('response', (response) => {
        if (response.status() === 401) unauthorisedOperations.push(readOperationName(response.request()));
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      await countRequests(page.context());
      await use(consoleErrors);
      expect(
        consoleErrors,
        `the browser console stays quiet (401: ${unauthorisedOperations.join() || 'none'})`,
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
