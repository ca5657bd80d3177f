import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { paginationSchema, syncSchema } from '../page.ts';
import type { RestRoute } from '../route.ts';
import { totalsSchema } from '../shapes/order.ts';

export type JsonSchema = OpenAPIV3_1.SchemaObject;

const problem = z.object({
  reason: z
    .string()
    .describe('Name of the problem, such as `INSUFFICIENT_STOCK`; docs/problems.md lists all of them.'),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('Values of the message by name. A name ending in `Npr` is an amount in whole NPR.'),
});

const failure = z
  .object({
    success: z.literal(false).describe('Always false.'),
    message: z.string().describe('Message for people, in the language of the request.'),
    code: z.string().describe('Error code.'),
    ...problem.partial().shape,
    errors: z
      .array(
        z.object({
          field: z
            .string()
            .nullable()
            .describe('Path of the property, such as `items.0.quantity`; null for the whole request.'),
          ...problem.shape,
          message: z.string().describe('Message for people.'),
        }),
      )
      .optional()
      .describe('Problems by field.'),
    retryAfter: z.int().min(1).optional().describe('With 429 and 503: seconds to wait before a retry.'),
    totals: totalsSchema.optional().describe('Only with PRICE_CHANGED: the current totals of the order.'),
    requestId: z.string().describe('Id to include when you report a problem with this response.'),
  })
  .describe('Reason why a call was rejected.');

export const failureSchema = toJsonSchema(failure);

/** Returns the JSON schema of a shape. Named shapes become references to components. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema, $defs, ...json } = convert(schema, io);
  return json as JsonSchema;
}

/** Returns the named shapes of all responses. */
export function listComponentSchemas(table: readonly RestRoute[]): Record<string, JsonSchema> {
  const responseSchemas = [...table.map(({ answer }) => answer), paginationSchema, syncSchema];
  const definitions = responseSchemas.map((answer) => convert(z.object({ answer }), 'output').$defs ?? {});
  return Object.fromEntries(
    definitions.flatMap(Object.entries).map(([name, { id, ...schema }]) => [name, schema as JsonSchema]),
  );
}

function convert(schema: z.ZodType, io: 'input' | 'output') {
  const json = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // Responses can gain properties later, whereas a body with unknown properties is refused.
      if (io === 'output') delete jsonSchema.additionalProperties;
      // The range of safe integers is not a limit of the property.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/'));
}
