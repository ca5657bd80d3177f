import type { GraphQLSchema } from 'graphql';
import { applyMiddleware, type IMiddlewareTypeMap } from 'graphql-middleware';
import { type IRule, type or, shield } from 'graphql-shield';
import type { Resolvers } from '#graph/schema/schema.generated.ts';
import { deny } from './rules.ts';

type Rule = IRule | typeof deny | ReturnType<typeof or>;

/** A rule for each guarded field. A misspelt field does not compile. */
export type Permissions = {
  [Type in keyof Resolvers]?: { [Field in keyof NonNullable<Resolvers[Type]>]?: Rule };
};

/**
 * Guards the schema: root fields without a rule are denied, and of other types only the fields that name a rule
 * are wrapped, since a wrapped field costs each of its thousand values (docs/decisions/0004-deny-by-default.md).
 */
export function guard(schema: GraphQLSchema, permissions: Permissions[]): GraphQLSchema {
  const rules = mergePermissions(permissions);
  const wrapped = shield(rules, { allowExternalErrors: true }).generate(schema) as IMiddlewareTypeMap;
  const kept = Object.entries(rules).map(([type, fields]) => {
    const middleware = wrapped[type];
    if (type === 'Query' || type === 'Mutation') return [type, middleware];
    const named = Object.entries(middleware ?? {}).filter(([field]) => field in fields);
    return [type, Object.fromEntries(named)];
  });
  return applyMiddleware(schema, Object.fromEntries(kept));
}

/** All modules' rules in one table, with everything else at the roots denied. */
export function mergePermissions(permissions: Permissions[]): Record<string, Record<string, Rule>> {
  const merged: Record<string, Record<string, Rule>> = { Query: { '*': deny }, Mutation: { '*': deny } };
  for (const [type, fields] of permissions.flatMap((one) => Object.entries(one)))
    merged[type] = { ...merged[type], ...(fields as Record<string, Rule>) };
  return merged;
}
