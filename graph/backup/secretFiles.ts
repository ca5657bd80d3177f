import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secret files of the data folder that a store needs: the keys of access tokens and of stored secrets. */
export const SECRETS = ['jwt-secret', 'secrets-key'] as const;

/** Returns the secret files that exist. */
export async function readSecrets(dataDir: string): Promise<{ name: string; content: Buffer }[]> {
  const secrets = await Promise.all(
    SECRETS.map(async (name) => ({ name, content: await readFile(join(dataDir, name)).catch(() => null) })),
  );
  return secrets.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
}
