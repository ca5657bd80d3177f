import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** Maximum number of allowed websites. */
export const MAX_ORIGINS = 20;

const HOST = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?`;
const SECURE_ORIGIN = new RegExp(`^https://${HOST}(?::[1-9]\\d{0,4})?$`);
/** An origin on a developer's own machine. */
const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::[1-9]\d{0,4})?$/;

/**
 * Returns the origin of a website: `https://shop.example.com`, with a port unless it is the default. Returns null if
 * it is not an origin.
 */
export function toOrigin(input: string): string | null {
  const origin = input
    .trim()
    .toLowerCase()
    .replace(/\/$/, '')
    .replace(/^(https:.*):443$/, '$1')
    .replace(/^(http:.*):80$/, '$1');
  return SECURE_ORIGIN.test(origin) || LOCAL_ORIGIN.test(origin) ? origin : null;
}

/** Websites whose pages may read API responses, without duplicates. */
export const originsSchema = z
  .array(buildSingleLineSchema())
  .superRefine((input, context) => {
    const invalidOrigin = input.find((value) => toOrigin(value) === null);
    if (invalidOrigin !== undefined)
      context.addIssue(createProblemIssue('ORIGIN_NOT_VALID', { origin: invalidOrigin }, []));
    else if (input.length > MAX_ORIGINS)
      context.addIssue(createProblemIssue('TOO_MANY_ORIGINS', { most: MAX_ORIGINS }, []));
  })
  .transform((input) => [...new Set(input.flatMap((value) => toOrigin(value) ?? []))]);
