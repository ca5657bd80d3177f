import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDisk } from './readDisk.ts';

test('returns the future disk of a folder that does not exist yet', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'));
  try {
    const disk = await readDisk(folder);
    const futureDisk = await readDisk(join(folder, 'data', 'exports'));
    expect(futureDisk?.freeBytes).toBeGreaterThan(0);
    expect(futureDisk?.totalBytes).toBe(disk?.totalBytes);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('returns null for a path that cannot be a folder', async () => {
  expect(await readDisk(join(import.meta.filename, 'exports'))).toBeNull();
});
