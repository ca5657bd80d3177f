import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files of the data folder that a store cannot do without and nobody else may read: what access tokens and the
 * secrets of authenticator apps are made with.
 */
export const SECRETS = ['jwt-secret', 'secrets-key'] as const;

/** Those that there are. */
export async function readSecrets(dataDir: string): Promise<{ name: string; content: Buffer }[]> {
  const found = await Promise.all(
    SECRETS.map(async (name) => ({ name, content: await readFile(join(dataDir, name)).catch(() => null) })),
  );
  return found.flatMap(({ name, content }) => (content ? [{ name, content }] : []));
}
