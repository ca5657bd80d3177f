import { z } from 'zod';
import type { JsonSchema } from './jsonSchema.ts';

const BOUNDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const;

/**
 * The description of a body with the bounds that the rules of `domain/` set to what is called the same there. A row takes
 * more than that; it is the rules that refuse what goes beyond, in words for people.
 */
export function withBounds(body: JsonSchema, rules: z.ZodType): JsonSchema {
  return bounded(body, z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function bounded(schema: JsonSchema, rules: JsonSchema): JsonSchema {
  const rule = meant(rules);
  const choices = schema.anyOf ?? [];
  // What may be left out stands beside null, and its bounds with it.
  if (choices.length > 0) return { ...schema, anyOf: choices.map((one) => bounded(one as JsonSchema, rule)) };
  if (isOnly('null', schema) || schema.enum) return schema;
  const { properties, items } = schema as { properties?: Record<string, JsonSchema>; items?: JsonSchema };
  const toRules = (rule.properties ?? {}) as Record<string, JsonSchema>;
  return {
    ...schema,
    ...toBounds(rule),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          toRules[name] ? bounded(property, toRules[name]) : property,
        ]),
      ),
    }),
    ...(items && 'items' in rule && rule.items && { items: bounded(items, rule.items as JsonSchema) }),
  } as JsonSchema;
}

/** Of what may also be null, what it is otherwise. */
function meant(rules: JsonSchema): JsonSchema {
  const others = (rules.anyOf ?? []).filter((one) => !isOnly('null', one as JsonSchema));
  return others.length === 1 ? meant(others[0] as JsonSchema) : rules;
}

function isOnly(type: string, schema: JsonSchema): boolean {
  return schema.type === type;
}

function toBounds(rule: JsonSchema): JsonSchema {
  const known = rule as Record<string, unknown>;
  const set = BOUNDS.filter(
    (bound) => bound in known && Math.abs(Number(known[bound])) < Number.MAX_SAFE_INTEGER,
  );
  return Object.fromEntries(set.map((bound) => [bound, known[bound]]));
}
