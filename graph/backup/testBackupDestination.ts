import { randomUUID } from 'node:crypto';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { BackupProblem } from './backupProblem.ts';

const TIMEOUT_MS = 8_000;

/**
 * Writes, reads and removes a hidden file, so that an unusable destination is detected before the entire store is read.
 */
export async function testBackupDestination(files: FileStore): Promise<void> {
  const timeoutPromise = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The destination does not respond.'), { code: 'ETIMEDOUT' });
    setTimeout(() => reject(error), TIMEOUT_MS).unref();
  });
  await Promise.race([writeAndRead(files), timeoutPromise]);
}

async function writeAndRead(files: FileStore): Promise<void> {
  const key = `.try-${randomUUID()}`;
  const content = Buffer.from(key);
  await files.write(key, content);
  const storedContent = await files.read(key);
  if (!storedContent.equals(content))
    throw new BackupProblem('The backup destination did not return the data written to it.');
  await files.remove(key);
}
