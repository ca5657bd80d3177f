import { z } from 'zod';
import { INSTANT_FORMAT, readInstant } from '#domain/calendar/instant.ts';
import { addDays, readWallClock } from '#domain/calendar/kathmandu.ts';
import { readNumber } from '#domain/text/readNumber.ts';

/** A number in a query parameter. Text that is not a number is passed to the schema unchanged. */
export function number<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((text) => {
    if (typeof text !== 'string') return text;
    // A number too large to be exact is still converted, so that the schema reports its limit.
    const number = /^-?\d+$/.test(text) ? Number(text) : readNumber(text);
    return Number.isNaN(number ?? Number.NaN) ? text : number;
  }, schema);
}

/** A boolean in a query parameter: `true`, `false`, `1` or `0`. */
export const flag = z.preprocess((text) => {
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : text;
}, z.boolean().optional());

/** A GraphQL enum value in lower case. Upper case is accepted too. */
export function lowerCaseEnum<const Value extends string>(values: readonly Value[]) {
  const lowerCaseValues = values.map((value) => value.toLowerCase() as Lowercase<Value>);
  return z.preprocess(
    (text) => (typeof text === 'string' ? text.toLowerCase() : text),
    z.enum(lowerCaseValues),
  );
}

/** Several values in a query parameter: `a,b`, or the parameter repeated. */
export function listParam<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (text) => (typeof text === 'string' ? text.split(',').filter(Boolean) : text),
    z.array(schema),
  );
}

/** Text in a query parameter. Blank counts as omitted. */
export const searchText = z.preprocess(
  (text) => (typeof text === 'string' && text.trim() === '' ? undefined : text),
  z.string().max(200).optional(),
);

const INSTANT_PROBLEM = `This must be a day such as 2026-11-21, or ${INSTANT_FORMAT}.`;
const ENCODED_PLUS_PROBLEM = 'This has a space where the UTC offset begins. In a URL, encode its + as %2B.';

/** URL decoding turns `+05:45` into ` 05:45`. */
function hasDecodedPlus(input: unknown): boolean {
  return typeof input === 'string' && / \d\d:\d\d$/.test(input);
}

/** An instant in a body or query parameter. */
const instantSchema = z
  .string()
  .meta({ format: 'date-time' })
  .refine((text) => readInstant(text) !== null);

/** A Kathmandu day such as 2026-11-21, or an instant. Returns its start and end. */
export const dayOrInstant = z
  .union([z.iso.date(), instantSchema], {
    error: ({ input }) => (hasDecodedPlus(input) ? ENCODED_PLUS_PROBLEM : INSTANT_PROBLEM),
  })
  .transform((text) => {
    const parsedInstant = readInstant(text);
    return parsedInstant ? { start: parsedInstant, end: parsedInstant } : toKathmanduDayRange(text);
  });

const INT_LIMIT = 2 ** 31;

/**
 * A whole number whose limits are checked by the domain rules. A number beyond GraphQL's range is replaced by the
 * nearest number in that range, which the rules also refuse.
 */
export const integerCheckedByRules = z
  .int()
  .transform((value) => Math.max(-INT_LIMIT, Math.min(INT_LIMIT - 1, value)));

/** A whole amount in NPR, in a body or response. */
export const npr = z.int32().min(0);

/** The version of the object on which a change is based. */
export const objectVersion = z
  .int32()
  .optional()
  .describe('Version of the object as you read it. If it has changed since, the call returns 409.');

/** Converts a lower-case value to its GraphQL enum value. */
export function toUpper<Value extends string>(value: Value): Uppercase<Value>;
export function toUpper<Value extends string>(value: Value | null | undefined): Uppercase<Value> | undefined;
export function toUpper(value: string | null | undefined) {
  return value?.toUpperCase();
}

export function toLower<Value extends string>(value: Value): Lowercase<Value> {
  return value.toLowerCase() as Lowercase<Value>;
}

export interface TimeRange {
  start: Date;
  end: Date;
}

function toKathmanduDayRange(day: string): TimeRange {
  const start = readWallClock(day) ?? new Date(Number.NaN);
  return { start, end: addDays(start, 1) };
}
