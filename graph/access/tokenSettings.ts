import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TokenSettings } from '#graph/context.ts';
import type { Env } from '#graph/env.ts';

/** The signing secret: JWT_SECRET, or one that is made once and kept in the data folder. */
export async function tokenSettings(env: Pick<Env, 'JWT_SECRET' | 'DATA_DIR'>): Promise<TokenSettings> {
  const text = env.JWT_SECRET ?? (await keptSecret(join(env.DATA_DIR, 'jwt-secret')));
  return { secret: new TextEncoder().encode(text) };
}

async function keptSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    ignoreExisting,
  );
  return readFile(path, 'utf8');
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}
