import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { paginationSchema, syncSchema } from '../page.ts';
import type { RestRoute } from '../route.ts';
import { totalsSchema } from '../shapes/order.ts';

export type JsonSchema = OpenAPIV3_1.SchemaObject;

const problem = z.object({
  reason: z.string().describe('Name of the problem, such as `ONLY_LEFT`; docs/problems.md lists them all.'),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('The values of the message by their names; a name that ends in `Npr` is whole rupees.'),
});

const failure = z
  .object({
    success: z.literal(false),
    message: z.string().describe('For a person.'),
    code: z.string().describe('What kind of problem, for a program.'),
    ...problem.partial().shape,
    errors: z
      .array(z.object({ field: z.string().nullable(), ...problem.shape, message: z.string() }))
      .optional()
      .describe('What is wrong with which field.'),
    retryAfter: z.int().min(1).optional().describe('With 429 and 503: in how many seconds to ask again.'),
    totals: totalsSchema.optional().describe('Only with PRICE_CHANGED: what the order costs now.'),
    requestId: z.string().describe('Name it when you ask the store about this answer.'),
  })
  .describe('Why a call was refused.');

export const failureSchema = jsonSchema(failure);

/** A shape as OpenAPI has it; shapes with a name of their own become references to the components. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema, $defs, ...json } = convert(schema, io);
  return json as JsonSchema;
}

/** The shapes with a name of their own, from all answers. */
export function componentSchemas(table: readonly RestRoute[]): Record<string, JsonSchema> {
  const answers = [...table.map(({ answer }) => answer), paginationSchema, syncSchema];
  const named = answers.map((answer) => convert(z.object({ answer }), 'output').$defs ?? {});
  return Object.fromEntries(
    named.flatMap(Object.entries).map(([name, { id, ...schema }]) => [name, schema as JsonSchema]),
  );
}

function convert(schema: z.ZodType, io: 'input' | 'output') {
  const json = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // More may be added to an answer; more in a body is refused.
      if (io === 'output') delete jsonSchema.additionalProperties;
      // What a number can hold exactly is no bound of anything.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/'));
}
