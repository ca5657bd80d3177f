import { z } from 'zod';

/** Every entity returns its id under both names. */
export const ids = { id: z.string(), _id: z.string().describe('Same as id.') };

/** Example id in bodies. */
export const EXAMPLE_ID = '0193f2a4-6c1e-7b52-9d3f-5a1c8e0b7d42';

export const version = z
  .int()
  .describe('Send it with a change to get 409 if the object has changed meanwhile.');

export const instant = z.iso.datetime().describe('ISO 8601, UTC.');

export function toId({ id }: { id: string }) {
  return { id, _id: id };
}

/** Weight in grams, converted from milligrams. */
export const weightSchema = z
  .object({
    value: z.number().describe('Grams, such as `8.42`.'),
    unit: z.literal('g').describe('Always grams.'),
  })
  .meta({ id: 'Weight', description: 'Weight in grams.' });

export function toGrams(milligrams: number) {
  return { value: milligrams / 1000, unit: 'g' as const };
}

/** Declares the fields of an entity as optional and ignored, so that a client can send back the entity it read. */
export function toReadOnlyFields<Shape extends z.ZodRawShape>({ shape }: z.ZodObject<Shape>) {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, READ_ONLY_FIELD])) as {
    [Name in keyof Shape]: typeof READ_ONLY_FIELD;
  };
}

const READ_ONLY_FIELD = z.unknown().optional().meta({ readOnly: true, description: 'Ignored.' });
