import { sealsFor } from '#graph/access/seals.ts';
import type { Secrets } from '#graph/context.ts';

/** Of the keys that providers give to the store. */
export const providerSeals = sealsFor('payment providers');

export type Keys = Record<string, string>;

export function sealKeys(keys: Keys, method: string, secrets: Secrets): string {
  return providerSeals.sealed(JSON.stringify(keys), method, secrets);
}

/** The keys by their names; null where no secret of the server opens them. */
export function openKeys(sealed: string, method: string, secrets: Secrets): Keys | null {
  const text = providerSeals.unsealed(sealed, method, secrets);
  return text === null ? null : (JSON.parse(text) as Keys);
}
