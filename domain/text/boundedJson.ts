import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';

export type JsonObject = Record<string, unknown>;

const MAX_CHARACTERS = 2000;
export const MAX_DEPTH = 8;

/** Any JSON value of at most 2,000 characters, 8 levels deep. */
export function buildBoundedJsonSchema(label: string) {
  return z.unknown().superRefine((value, context) => {
    if (isTooDeep(value))
      context.addIssue(createProblemIssue('JSON_TOO_DEEP', { what: label, most: MAX_DEPTH }));
    else if ((JSON.stringify(value) ?? '').length > MAX_CHARACTERS)
      context.addIssue(createProblemIssue('JSON_TOO_LONG', { what: label }));
  });
}

/** A JSON object of at most 2,000 characters, 8 levels deep. */
export function buildBoundedObjectSchema(label: string) {
  return buildBoundedJsonSchema(label).pipe(
    z
      .record(z.string(), z.unknown(), { error: `${label} must be an object.` })
      .transform(replaceLoneSurrogates),
  );
}

/** Removes unpaired surrogates, since the database cannot store them. */
export function removeLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

export function replaceLoneSurrogates<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (_key, part) =>
    typeof part === 'string' ? removeLoneSurrogates(part) : part,
  );
}

/** Returns true if a value is nested more deeply than stored JSON may be. */
export function isTooDeep(value: unknown): boolean {
  return measureDepth(value) > MAX_DEPTH;
}

/** Stops at one level below the deepest allowed level. */
function measureDepth(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return depth;
  if (depth >= MAX_DEPTH) return MAX_DEPTH + 1;
  return Math.max(depth + 1, ...Object.values(value).map((part) => measureDepth(part, depth + 1)));
}
