import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { watchDisk } from './diskSpace.ts';

test('a disk with less free space than the minimum is low and is logged', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const disk = await watchDisk({ dataDir: tmpdir(), floorBytes: await readFloorAboveFreeSpace(), log });

  expect(disk.isLow()).toBe(true);
  expect(disk.freeBytes()).toBeGreaterThan(0);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    msg: expect.stringContaining('DISK_FLOOR_MB'),
  });
  disk.close();
});

test('a disk is not low with enough free space or without a minimum', async () => {
  const log = pino({ level: 'silent' });
  for (const floorBytes of [1, 0]) {
    const disk = await watchDisk({ dataDir: tmpdir(), floorBytes, log });
    expect(disk.isLow()).toBe(false);
    disk.close();
  }
});

test('reports the fullest disk and ignores missing folders', async () => {
  const log = pino({ level: 'silent' });
  const disk = await watchDisk({ dataDir: tmpdir(), databaseDir: '/nowhere', floorBytes: 1, log });

  expect(disk.freeBytes()).toBeLessThan(Number.POSITIVE_INFINITY);
  expect(disk).toMatchObject({ containsDatabase: true });
  disk.close();
});

async function readFloorAboveFreeSpace(): Promise<number> {
  const { blocks, bsize } = await statfs(tmpdir());
  return blocks * bsize * 2;
}
