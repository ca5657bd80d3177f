import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { ACTIONS } from '#domain/accounts/permissions.ts';
import { API_SCOPES, type ApiScope } from '#domain/accounts/roles.ts';
import { SCOPE_PERMISSIONS } from '#domain/accounts/scopePermissions.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { accessRules } from './accessRules.ts';
import { buildDocument, type Root } from './testing/buildDocument.ts';
import { type Caller, callerHasPermission } from './testing/caller.ts';
import { describeAccess } from './testing/describeAccess.ts';
import { type ExpectedRule, expectedRules } from './testing/expectedRules.ts';
import { getExpectedOutcome, type Outcome } from './testing/getExpectedOutcome.ts';
import { readOutcome } from './testing/readOutcome.ts';
import { extraPermissions, preparations, samples } from './testing/samples.ts';

const server = useTestServer();
const schema = buildSchema();
const ROOTS = ['Query', 'Mutation'] as const;

function toFields(root: Root): string[] {
  const type = schema.getType(root);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}

test.each(ROOTS)('every field of %s is documented, and every documented field exists', (root) => {
  expect(Object.keys(accessRules[root]).sort()).toEqual(toFields(root).sort());
});

test('each scope includes the permissions that the access tables grant it, so nobody can create a key that exceeds their own permissions', () => {
  const rules = Object.values(accessRules).flatMap((fields) => Object.values(fields));
  const listPermissions = (scope: ApiScope) =>
    rules.flatMap(({ action, scopes = [] }) => (action && scopes.includes(scope) ? [action] : []));
  const permissionsByScope = API_SCOPES.map((scope) => [scope, [...new Set(listPermissions(scope))].sort()]);
  expect(permissionsByScope).toEqual(API_SCOPES.map((scope) => [scope, SCOPE_PERMISSIONS[scope].toSorted()]));
});

test('every permission is used by a field', () => {
  const rules = Object.values(accessRules).flatMap((fields) => Object.values(fields));
  const usedActions = new Set(rules.map(({ action }) => action));
  expect(ACTIONS.filter((action) => !usedActions.has(action))).toEqual([]);
});

describeAccess(
  server,
  ROOTS.flatMap((root) =>
    Object.entries(expectedRules[root])
      .filter(([field]) => toFields(root).includes(field))
      .map(([field, rule]) => ({
        name: `${root}.${field}`,
        isRead: root === 'Query',
        getOutcome: (caller) => getSampleOutcome(field, rule, caller),
        async send(fixture, { caller, token }) {
          if (getExpectedOutcome(rule, caller) === 'done')
            await preparations[field]?.(server.prisma, fixture);
          const variables = samples[field]?.(fixture);
          const receiptScope = caller.includes('-') ? caller : null;
          const document = buildDocument(schema, root, field, { receiptScope });
          return readOutcome(await server.graphql(document, variables, { token }), field);
        },
      })),
  ),
);

function getSampleOutcome(field: string, rule: ExpectedRule, caller: Caller): Outcome {
  const outcome = getExpectedOutcome(rule, caller);
  // Jobs belong to the account that started them; nobody else finds them.
  if (/^(stop|undo)?bulkJob$/i.test(field) && outcome === 'done') return 'nothing';
  // The sample's payment was not made with a provider, so a refund is refused without a request.
  if (field === 'refundByProvider' && outcome === 'done') return 'refused';
  const extraPermission = extraPermissions[field];
  return outcome === 'done' && extraPermission && !callerHasPermission(caller, extraPermission)
    ? 'FORBIDDEN'
    : outcome;
}
