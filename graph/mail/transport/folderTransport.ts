import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './mailTransport.ts';

/** Keeps letters as .eml files, for a store without a mail server. */
export function folderTransport(folder: string): MailTransport {
  return {
    async deliver({ id, raw }, beforeHandOver) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${id}.eml`);
      // Before the hand-over: a letter that a full disk refuses is tried again.
      await writeFile(`${file}.part`, raw, { mode: 0o600 });
      await beforeHandOver();
      await rename(`${file}.part`, file);
    },
  };
}
