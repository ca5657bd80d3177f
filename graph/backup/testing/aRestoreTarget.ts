import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { dropDatabase } from '#graph/testing/dropDatabase.ts';

/**
 * Returns an empty data folder and the URL of a database that does not exist yet. Both are removed after the test.
 */
export async function aRestoreTarget() {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-restored-'));
  const name = `test_restored_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('databaseServerUrl'));
  url.pathname = `/${name}`;
  onTestFinished(async () => {
    await rm(dataDir, { recursive: true });
    await dropDatabase(inject('databaseServerUrl'), name).catch(() => {});
  });
  return { dataDir, databaseUrl: url.href, media: createFolderStore(join(dataDir, 'media')) };
}
