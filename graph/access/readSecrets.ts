import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Secrets } from '#graph/context.ts';
import type { Env } from '#graph/env.ts';

type SecretTexts = readonly [string, ...string[]];

/** Returns JWT_SECRET and SECRETS_KEY. A missing one is generated once and stored in the data folder. */
export async function readSecrets(
  env: Pick<Env, 'JWT_SECRET' | 'SECRETS_KEY' | 'DATA_DIR'>,
): Promise<Secrets> {
  return {
    signing: toBytes(env.JWT_SECRET ?? [await loadOrCreateSecret(join(env.DATA_DIR, 'jwt-secret'))]),
    sealing: toBytes(env.SECRETS_KEY ?? [await loadOrCreateSecret(join(env.DATA_DIR, 'secrets-key'))]),
  };
}

function toBytes([current, ...previous]: SecretTexts): Secrets['signing'] {
  const encoder = new TextEncoder();
  return [encoder.encode(current), ...previous.map((text) => encoder.encode(text))];
}

async function loadOrCreateSecret(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    ignoreExisting,
  );
  return readFile(path, 'utf8');
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}
