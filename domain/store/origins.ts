import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { oneLine } from '#domain/text/texts.ts';

/** How many other websites may be allowed. */
export const MAX_ORIGINS = 20;

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?`;
const SECURE = new RegExp(`^https://${HOST}(?::[1-9]\\d{0,4})?$`);
/** On the machine of whoever develops one. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?$/;

/** A website as browsers name it: `https://shop.example.com`, with a port only where it is not the usual one. */
export function toOrigin(typed: string): string | null {
  const origin = typed
    .trim()
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/^(https:.*):443$/, '$1')
    .replace(/^(http:.*):80$/, '$1');
  return SECURE.test(origin) || LOCAL.test(origin) ? origin : null;
}

/** The websites whose pages may read the answers of the API, each once. */
export const originsSchema = z
  .array(oneLine())
  .superRefine((typed, context) => {
    const wrong = typed.find((one) => toOrigin(one) === null);
    if (wrong !== undefined) context.addIssue(problemIssue('ORIGIN_NOT_VALID', { origin: wrong }, []));
    else if (typed.length > MAX_ORIGINS)
      context.addIssue(problemIssue('ORIGINS_TOO_MANY', { most: MAX_ORIGINS }, []));
  })
  .transform((typed) => [...new Set(typed.flatMap((one) => toOrigin(one) ?? []))]);
