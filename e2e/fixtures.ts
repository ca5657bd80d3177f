import { test as base, expect, type Page } from '@playwright/test';
import { openDatabases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { followed } from './followed.ts';
import { operationName } from './requests.ts';
import { countRequests } from './settled.ts';

interface Fixtures {
  /** What the browser complained about; a test that expects complaints empties it. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  /** The store's own database, to arrange what a journey needs. */
  prisma: PrismaClient;
}

/** Playwright's own word where the configuration keeps the shop's worker out. */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** A test in which any console error, warning or uncaught exception of the page is a failure. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  prisma: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
    async ({}, use, { project }) => {
      const url = process.env.DATABASE_URL;
      if (!url)
        throw new Error('DATABASE_URL names the database of the store under test. Run npm test -- e2e.');
      const databases = openDatabases(url);
      await use(followed(databases, project.use.baseURL ?? ''));
      await databases.close();
    },
    { scope: 'worker' },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      const refused: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (message.text() === NO_WORKER) return;
        // What could not be loaded is named only by where the message comes from.
        const { url } = message.location();
        consoleErrors.push(
          message.text().startsWith('Failed to load') ? `${message.text()} ${url}` : message.text(),
        );
      });
      // Which question of many was refused: a complaint of the browser names only the address.
      page.on('response', (response) => {
        if (response.status() === 401) refused.push(operationName(response.request()));
      });
      page.on('pageerror', (error) => consoleErrors.push(String(error)));
      await countRequests(page.context());
      await use(consoleErrors);
      expect(consoleErrors, `the browser console stays quiet (401: ${refused.join() || 'none'})`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
