import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmailTransport } from './createEmailTransport.ts';

/** Writes emails as .eml files, for a store without a mail server. */
export function createFolderTransport(folder: string): EmailTransport {
  return {
    async deliver({ id, raw }, beforeSend) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      // Runs before the handover, so that the email is retried if the disk is full.
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await beforeSend();
      await rename(`${file}.part`, file);
    },
  };
}
