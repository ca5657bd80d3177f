import { z } from 'zod';
import { INSTANT_FORM, readInstant } from '#domain/calendar/instant.ts';
import { addDays, readWallClock } from '#domain/calendar/kathmandu.ts';
import { readNumber } from '#domain/text/readNumber.ts';

/** A number in an address: the schema sees it as a number where it is one. */
export function number<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((text) => {
    if (typeof text !== 'string') return text;
    // One too large to be read exactly is still one: its bound says so.
    const number = /^-?\d+$/.test(text) ? Number(text) : readNumber(text);
    return Number.isNaN(number ?? Number.NaN) ? text : number;
  }, schema);
}

/** A switch in an address: `true`, `false`, `1` or `0`. */
export const flag = z.preprocess((text) => {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : text;
}, z.boolean().optional());

/** One of GraphQL's enum values, in lower case here; capitals are taken too. */
export function oneOf<const Value extends string>(values: readonly Value[]) {
  const lower = values.map((value) => value.toLowerCase() as Lowercase<Value>);
  return z.preprocess((text) => (typeof text === 'string' ? text.toLowerCase() : text), z.enum(lower));
}

/** Several values in an address: `a,b`, or the parameter repeated. */
export function listOf<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' ? text.split(',').filter(Boolean) : text),
    z.array(schema),
  );
}

/** Text in an address; blank counts as left out. */
export const words = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? undefined : text),
  z.string().max(200).optional(),
);

const MOMENT_PROBLEM = `This must be a day such as 2026-11-21, or ${INSTANT_FORM}.`;
const PLUS_PROBLEM = 'This has a space where an offset begins: in an address write its + as %2B.';

/** An address reads `+05:45` as ` 05:45`. */
function isSpaced(input: unknown): boolean {
  return typeof input === 'string' && / \d\d:\d\d$/.test(input);
}

/** An instant in a body or an address. */
const sentInstant = z
  .string()
  .meta({ format: 'date-time' })
  .refine((text) => readInstant(text) !== null);

/** A day in Kathmandu such as 2026-11-21, or an instant: where it begins, and where it is over. */
export const moment = z
  .union([z.iso.date(), sentInstant], {
    error: ({ input }) => (isSpaced(input) ? PLUS_PROBLEM : MOMENT_PROBLEM),
  })
  .transform((text) => {
    const at = readInstant(text);
    return at ? { start: at, end: at } : dayInKathmandu(text);
  });

const INT = 2 ** 31;

/** A whole number whose bounds the rules tell: one that GraphQL cannot hold is the nearest that it can, beyond them too. */
export const boundedByRules = z.int().transform((value) => Math.max(-INT, Math.min(INT - 1, value)));

/** A whole amount in NPR, as a body or an answer has it. */
export const npr = z.int32().min(0);

/** Which state of a thing a change is meant for. */
export const readVersion = z
  .int32()
  .optional()
  .describe('The version that was read; another one answers 409.');

/** A lower-case value as GraphQL's enum has it. */
export function upper<Value extends string>(value: Value): Uppercase<Value>;
export function upper<Value extends string>(value: Value | null | undefined): Uppercase<Value> | undefined;
export function upper(value: string | null | undefined) {
  return value?.toUpperCase();
}

export function lower<Value extends string>(value: Value): Lowercase<Value> {
  return value.toLowerCase() as Lowercase<Value>;
}

export interface Moment {
  start: Date;
  end: Date;
}

function dayInKathmandu(day: string): Moment {
  const start = readWallClock(day) ?? new Date(Number.NaN);
  return { start, end: addDays(start, 1) };
}
