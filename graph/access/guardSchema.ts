import type { GraphQLSchema } from 'graphql';
import { applyMiddleware, type IMiddlewareTypeMap } from 'graphql-middleware';
import type { GraphContext } from '#graph/context.ts';
import type { AccessRule } from './accessRule.ts';
import type { AccessRules } from './accessTable.ts';
import { getRefusal, getRowRefusal } from './getRefusal.ts';
import { allow, deny, rule, shield } from './shield.cjs';

/**
 * Guards the schema: root fields without a rule are denied. Fields of other types are wrapped only if they have a
 * rule, because wrapping costs time for each value (docs/decisions/0004-deny-by-default.md).
 */
export function guardSchema(schema: GraphQLSchema, access: AccessRules): GraphQLSchema {
  const middlewareByType = shield(toShieldRules(access), { allowExternalErrors: true }).generate(
    schema,
  ) as IMiddlewareTypeMap;
  const middlewareEntries = Object.entries(access).map(([type, fields]) => {
    const middleware = middlewareByType[type];
    if (isRoot(type)) return [type, middleware];
    const guardedFields = Object.entries(middleware ?? {}).filter(([field]) => field in fields);
    return [type, Object.fromEntries(guardedFields)];
  });
  return applyMiddleware(schema, Object.fromEntries(middlewareEntries));
}

/** Returns the shield rules of all fields with an access rule. All other root fields are denied. */
function toShieldRules(access: AccessRules) {
  return Object.fromEntries(
    Object.entries(access).map(([type, fields]) => {
      const rules = Object.entries(fields).map(([field, rule]) => [field, toShieldRule(type, rule)]);
      return [type, Object.fromEntries(isRoot(type) ? [['*', deny], ...rules] : rules)];
    }),
  );
}

function toShieldRule(type: string, access: AccessRule) {
  const { open, isOwned, action } = access;
  if (isOwned && action && !isRoot(type))
    return rule()(
      ({ userId }: { userId: string | null }, _args, context: GraphContext) =>
        getRowRefusal(action, userId, context) ?? true,
    );
  if (open === 'anyone') return allow;
  return rule()((_parent, _args, context: GraphContext) => getRefusal(access, context) ?? true);
}

export function isRoot(type: string): boolean {
  return type === 'Query' || type === 'Mutation';
}
