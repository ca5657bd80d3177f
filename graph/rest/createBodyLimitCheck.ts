import { GraphQLError } from 'graphql';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import {
  createRootPath,
  expectWithinLimits,
  type InputShape,
  JSON_SHAPE,
  MAX_ITEMS,
  UNKNOWN_SHAPE,
} from '#graph/schema/inputLimits/expectWithinLimits.ts';
import { RestFailure } from './failure.ts';
import type { RestRoute } from './route.ts';

type JsonSchema = OpenAPIV3_1.SchemaObject & { $defs?: Record<string, JsonSchema> };

/**
 * Returns a check that throws BAD_USER_INPUT if a body exceeds the GraphQL input limits on list length, fields,
 * characters and depth. It runs before validation and stops at the limit, so an oversized body costs no more.
 */
export function createBodyLimitCheck({ body: schema, eachRow }: RestRoute): (body: unknown) => void {
  let shape: InputShape | undefined;
  return (body) => {
    if (!schema) return;
    shape ??= getBodyShape(schema, eachRow?.maxRows);
    try {
      expectWithinLimits([{ value: body, shape, path: createRootPath('') }]);
    } catch (error) {
      throw error instanceof GraphQLError ? toFailure(error) : error;
    }
  };
}

function toFailure({ message, extensions }: GraphQLError): RestFailure {
  const { reason, params, field = null } = extensions as unknown as ArgumentProblem;
  return new RestFailure('BAD_USER_INPUT', { message, errors: [{ field, reason, params, message }] });
}

type ArgumentProblem = Pick<NonNullable<RestFailure['errors']>[number], 'reason' | 'params'> & {
  field?: string;
};

/** Returns the limits of a body from its schema. The route limits the body's `rows`. */
export function getBodyShape(body: z.ZodType, maxRows = MAX_ITEMS): InputShape {
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const shape = toShape(root, root.$defs ?? {});
  const rows = shape.object?.fields.get('rows')?.().list;
  if (rows) rows.maxItems = maxRows;
  return shape;
}

function toShape(schema: JsonSchema, defs: Record<string, JsonSchema>): InputShape {
  const { $ref } = schema as { $ref?: string };
  const definition = $ref && defs[$ref.slice('#/$defs/'.length)];
  if (definition) return toShape(definition, defs);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as JsonSchema[];
  if (choices.length > 0) return mergeShapes(choices.map((choice) => toShape(choice, defs)));
  if (schema.type === 'array')
    return { list: { maxItems: MAX_ITEMS, entryShape: toShape((schema.items ?? {}) as JsonSchema, defs) } };
  if (schema.type === 'object' && schema.additionalProperties === false)
    return { object: { fields: toFields(schema, defs) } };
  return schema.type === undefined || schema.type === 'object' ? JSON_SHAPE : UNKNOWN_SHAPE;
}

function toFields({ properties = {} }: JsonSchema, defs: Record<string, JsonSchema>) {
  return new Map(
    Object.entries(properties).map(([name, property]) => {
      const shape = toShape(property as JsonSchema, defs);
      return [name, () => shape] as const;
    }),
  );
}

/** Merges the possible shapes of a value into a shape that allows everything any of them allows. */
function mergeShapes(shapes: readonly InputShape[]): InputShape {
  if (shapes.some(({ isJson }) => isJson)) return JSON_SHAPE;
  const objects = shapes.flatMap(({ object }) => object ?? []);
  return {
    list: shapes.find(({ list }) => list)?.list,
    ...(objects.length > 0 && {
      object: { fields: new Map(objects.flatMap(({ fields }) => [...fields])) },
    }),
  };
}
