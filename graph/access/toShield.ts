import type { GraphQLSchema } from 'graphql';
import { applyMiddleware, type IMiddlewareTypeMap } from 'graphql-middleware';
import { deny, shield } from 'graphql-shield';
import type { AccessRules } from './accessTable.ts';
import { fieldRule, rootRule, type ShieldRule } from './shieldRules.ts';

/**
 * Guards the schema: root fields without a rule are denied, and of other types only the fields that name a rule
 * are wrapped, since a wrapped field costs each of its thousand values (docs/decisions/0004-deny-by-default.md).
 */
export function guard(schema: GraphQLSchema, access: AccessRules): GraphQLSchema {
  const rules = toShieldRules(access);
  const wrapped = shield(rules, { allowExternalErrors: true }).generate(schema) as IMiddlewareTypeMap;
  const kept = Object.entries(rules).map(([type, fields]) => {
    const middleware = wrapped[type];
    if (isRoot(type)) return [type, middleware];
    const named = Object.entries(middleware ?? {}).filter(([field]) => field in fields);
    return [type, Object.fromEntries(named)];
  });
  return applyMiddleware(schema, Object.fromEntries(kept));
}

/** Shield's rule for each field that has one, with everything else at the roots denied. */
export function toShieldRules(access: AccessRules): Record<string, Record<string, ShieldRule>> {
  return Object.fromEntries(
    Object.entries(access).map(([type, fields]) => {
      const rules = Object.entries(fields).map(([field, rule]) => [
        field,
        isRoot(type) ? rootRule(rule) : fieldRule(`${type}_${field}`, rule),
      ]);
      return [type, Object.fromEntries(isRoot(type) ? [['*', deny], ...rules] : rules)];
    }),
  );
}

function isRoot(type: string): boolean {
  return type === 'Query' || type === 'Mutation';
}
