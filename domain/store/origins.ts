import { z } from 'zod';
import { problemIssue } from '#domain/errors/problemIssue.ts';
import { oneLine } from '#domain/text/texts.ts';

/** Most allowed websites. */
export const MAX_ORIGINS = 20;

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?`;
const SECURE = new RegExp(`^https://${HOST}(?::[1-9]\\d{0,4})?$`);
/** A developer's own machine. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?$/;

/**
 * Returns the origin of a website: `https://shop.example.com`, with a port unless it is the default. Returns null if
 * it is not an origin.
 */
export function toOrigin(typed: string): string | null {
  const origin = typed
    .trim()
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/^(https:.*):443$/, '$1')
    .replace(/^(http:.*):80$/, '$1');
  return SECURE.test(origin) || LOCAL.test(origin) ? origin : null;
}

/** Websites whose pages may read API responses, without duplicates. */
export const originsSchema = z
  .array(oneLine())
  .superRefine((typed, context) => {
    const wrong = typed.find((one) => toOrigin(one) === null);
    if (wrong !== undefined) context.addIssue(problemIssue('ORIGIN_NOT_VALID', { origin: wrong }, []));
    else if (typed.length > MAX_ORIGINS)
      context.addIssue(problemIssue('ORIGINS_TOO_MANY', { most: MAX_ORIGINS }, []));
  })
  .transform((typed) => [...new Set(typed.flatMap((one) => toOrigin(one) ?? []))]);
