import type { GraphQLEnumType, GraphQLSchema } from 'graphql';
import { API_SCOPES, type ApiScope } from '#domain/accounts/roles.ts';
import type { AccessRule } from './accessRule.ts';
import { accessRules, guardedFields } from './accessRules.ts';
import { otherEndpoints } from './matrix/otherEndpoints.ts';

const SCOPE_TABLE = /(<!-- scopes: .*-->\n)[\s\S]*?(<!-- \/scopes -->)/;

/** Returns docs/api.md with the table of scopes according to the access tables and the schema. */
export function insertScopeTable(page: string, schema: GraphQLSchema): string {
  if (!SCOPE_TABLE.test(page)) throw new Error('docs/api.md has no section for the table of scopes.');
  const scopes = schema.getType('ApiScope') as GraphQLEnumType;
  const lines = API_SCOPES.map((scope) => {
    const code = scope.toUpperCase().replace('-', '_');
    const description = (scopes.getValue(code)?.description ?? '').replaceAll('\n', ' ');
    const changes = [
      ...listGrantedOperations(accessRules.Mutation, scope),
      ...listGrantedOperations(otherEndpoints, scope),
    ];
    const readFields = [
      ...listGrantedOperations(accessRules.Query, scope),
      ...listGrantedOperations(guardedFields, scope),
    ];
    return `| \`${scope}\` | ${description} | ${changes.join(', ')} | ${readFields.join(', ')} |`;
  });
  const table = ['| scope | grants | changes | reads |', '| --- | --- | --- | --- |', ...lines].join('\n');
  return page.replace(SCOPE_TABLE, (_match, start: string, end: string) => `${start}\n${table}\n\n${end}`);
}

/** Returns the operations that a key with the scope may call. */
function listGrantedOperations(rules: Record<string, AccessRule>, scope: ApiScope): string[] {
  return Object.entries(rules)
    .filter(([, { scopes }]) => scopes?.includes(scope))
    .map(([name]) => `\`${name}\``);
}
