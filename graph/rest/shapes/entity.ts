import { z } from 'zod';

/** Every entity carries its id under both names. */
export const ids = { id: z.string(), _id: z.string().describe('The same as id.') };

/** An id in an example of a body. */
export const EXAMPLE_ID = '0193f2a4-6c1e-7b52-9d3f-5a1c8e0b7d42';

export const version = z.int().describe('Send it back with a change to be told of another in between (409).');

export const instant = z.iso.datetime().describe('ISO 8601, UTC.');

export function toId({ id }: { id: string }) {
  return { id, _id: id };
}

/** Milligrams as the API shows them. */
export const weightSchema = z
  .object({ value: z.number(), unit: z.literal('g') })
  .meta({ id: 'Weight', description: 'Grams.' });

export function toGrams(milligrams: number) {
  return { value: milligrams / 1000, unit: 'g' as const };
}

/** Fields of a body that have no effect: a client may send back an entity with all that it was handed out with. */
export function asRead<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, READ_ONLY])) as {
    [Name in keyof Shape]: typeof READ_ONLY;
  };
}

const READ_ONLY = z.unknown().optional().meta({ readOnly: true, description: 'Ignored.' });
