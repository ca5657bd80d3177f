import { randomUUID } from 'node:crypto';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { BackupProblem } from './backupProblem.ts';

const PATIENCE_MS = 8_000;

/** Writes a hidden file to a place, reads it and removes it: nobody reads a whole store for a place that takes nothing. */
export async function tryPlace(files: FileStore): Promise<void> {
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('The place does not answer.'), { code: 'ETIMEDOUT' });
    setTimeout(() => reject(error), PATIENCE_MS).unref();
  });
  await Promise.race([writeAndRead(files), late]);
}

async function writeAndRead(files: FileStore): Promise<void> {
  const key = `.try-${randomUUID()}`;
  const content = Buffer.from(key);
  await files.write(key, content);
  const found = await files.read(key);
  if (!found.equals(content))
    throw new BackupProblem('What answers in the place of backups does not keep what is written to it.');
  await files.remove(key);
}
