import { z } from 'zod';
import type { JsonSchema } from './toJsonSchema.ts';

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/**
 * Adds the limits of the `domain/` rules to the description of a body. The route's own schema is wider, so that the
 * rules refuse values beyond a limit with a readable message.
 */
export function addLimits(body: JsonSchema, rules: z.ZodType): JsonSchema {
  return addSchemaLimits(body, z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function addSchemaLimits(schema: JsonSchema, rules: JsonSchema): JsonSchema {
  const ruleSchema = unwrapNullable(rules);
  const choices = schema.anyOf ?? [];
  // Limits of a nullable property also apply to the choices of its `anyOf`.
  if (choices.length > 0)
    return { ...schema, anyOf: choices.map((choice) => addSchemaLimits(choice as JsonSchema, ruleSchema)) };
  if (hasOnlyType('null', schema) || schema.enum) return schema;
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  const propertyRules = (ruleSchema.properties ?? {}) as Record<string, JsonSchema>;
  return {
    ...schema,
    ...toBounds(ruleSchema),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          propertyRules[name] ? addSchemaLimits(property, propertyRules[name]) : property,
        ]),
      ),
    }),
    ...(items &&
      'items' in ruleSchema &&
      ruleSchema.items && { items: addSchemaLimits(items, ruleSchema.items as JsonSchema) }),
  } as JsonSchema;
}

/** Removes null from the schema of a nullable property. */
function unwrapNullable(rules: JsonSchema): JsonSchema {
  const nonNullChoices = (rules.anyOf ?? []).filter((choice) => !hasOnlyType('null', choice as JsonSchema));
  return nonNullChoices.length === 1 ? unwrapNullable(nonNullChoices[0] as JsonSchema) : rules;
}

function hasOnlyType(type: string, schema: JsonSchema): boolean {
  return schema.type === type;
}

function toBounds(rule: JsonSchema): JsonSchema {
  const ruleLimits = rule as Record<string, unknown>;
  const definedLimits = BOUNDS.filter(
    (bound) => bound in ruleLimits && Math.abs(Number(ruleLimits[bound])) < Number.MAX_SAFE_INTEGER,
  );
  return Object.fromEntries(definedLimits.map((bound) => [bound, ruleLimits[bound]]));
}
