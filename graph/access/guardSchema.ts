import type { GraphQLSchema } from 'graphql';
import { applyMiddleware, type IMiddlewareTypeMap } from 'graphql-middleware';
import type { GraphContext } from '#graph/context.ts';
import type { AccessRule } from './accessRule.ts';
import type { AccessRules } from './accessTable.ts';
import { refusalFor, refusalForRow } from './refusalFor.ts';
import { allow, deny, rule, shield } from './shield.cjs';

/**
 * Guards the schema: root fields without a rule are denied, and of other types only the fields that name a rule
 * are wrapped, since a wrapped field costs each of its thousand values (docs/decisions/0004-deny-by-default.md).
 */
export function guard(schema: GraphQLSchema, access: AccessRules): GraphQLSchema {
  const wrapped = shield(toShieldRules(access), { allowExternalErrors: true }).generate(
    schema,
  ) as IMiddlewareTypeMap;
  const kept = Object.entries(access).map(([type, fields]) => {
    const middleware = wrapped[type];
    if (isRoot(type)) return [type, middleware];
    const named = Object.entries(middleware ?? {}).filter(([field]) => field in fields);
    return [type, Object.fromEntries(named)];
  });
  return applyMiddleware(schema, Object.fromEntries(kept));
}

/** Shield's rule for each field that has one. Everything else at the roots is denied. */
function toShieldRules(access: AccessRules) {
  return Object.fromEntries(
    Object.entries(access).map(([type, fields]) => {
      const rules = Object.entries(fields).map(([field, rule]) => [field, toShieldRule(type, rule)]);
      return [type, Object.fromEntries(isRoot(type) ? [['*', deny], ...rules] : rules)];
    }),
  );
}

function toShieldRule(type: string, access: AccessRule) {
  const { open, owned, action } = access;
  if (owned && action && !isRoot(type))
    return rule()(
      ({ userId }: { userId: string | null }, _args, context: GraphContext) =>
        refusalForRow(action, userId, context) ?? true,
    );
  if (open === 'anyone') return allow;
  return rule()((_parent, _args, context: GraphContext) => refusalFor(access, context) ?? true);
}

export function isRoot(type: string): boolean {
  return type === 'Query' || type === 'Mutation';
}
