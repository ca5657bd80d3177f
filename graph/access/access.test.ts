import { isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { ACTIONS } from '#domain/accounts/permissions.ts';
import { API_SCOPES, type ApiScope } from '#domain/accounts/roles.ts';
import { SCOPE_PERMISSIONS } from '#domain/accounts/scopePermissions.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { accessRules } from './accessRules.ts';
import { buildDocument, type Root } from './testing/buildDocument.ts';
import { type Caller, callerMay } from './testing/caller.ts';
import { describeAccess } from './testing/describeAccess.ts';
import { type ExpectedRule, expectedRules } from './testing/expectedRules.ts';
import { type Outcome, outcomeFor } from './testing/outcomeFor.ts';
import { readOutcome } from './testing/readOutcome.ts';
import { alsoNeeded, preparations, samples } from './testing/samples.ts';

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

test('each scope includes the permissions its access tables grant, so nobody creates a key with more than their own', () => {
  const rules = Object.values(accessRules).flatMap((fields) => Object.values(fields));
  const opened = (scope: ApiScope) =>
    rules.flatMap(({ action, scopes = [] }) => (action && scopes.includes(scope) ? [action] : []));
  const found = API_SCOPES.map((scope) => [scope, [...new Set(opened(scope))].sort()]);
  expect(found).toEqual(API_SCOPES.map((scope) => [scope, SCOPE_PERMISSIONS[scope].toSorted()]));
});

test('every permission is used by a field', () => {
  const rules = Object.values(accessRules).flatMap((fields) => Object.values(fields));
  const needed = new Set(rules.map(({ action }) => action));
  expect(ACTIONS.filter((action) => !needed.has(action))).toEqual([]);
});

describeAccess(
  server,
  ROOTS.flatMap((root) =>
    Object.entries(expectedRules[root])
      .filter(([field]) => toFields(root).includes(field))
      .map(([field, who]) => ({
        name: `${root}.${field}`,
        isRead: root === 'Query',
        getOutcome: (caller) => outcomeOfSample(field, who, caller),
        async send(world, { caller, token }) {
          if (outcomeFor(who, caller) === 'done') await preparations[field]?.(server.prisma, world);
          const variables = samples[field]?.(world);
          const receiptsFor = caller.includes('-') ? caller : null;
          const document = buildDocument(schema, root, field, { receiptScope: receiptsFor });
          return readOutcome(await server.graphql(document, variables, { token }), field);
        },
      })),
  ),
);

function outcomeOfSample(field: string, who: ExpectedRule, caller: Caller): Outcome {
  const outcome = outcomeFor(who, caller);
  // Jobs belong to the account that started them; nobody else finds them.
  if (/^(stop|undo)?bulkJob$/i.test(field) && outcome === 'done') return 'nothing';
  // The sample's payment was not taken by a provider, so a refund is refused without a request.
  if (field === 'refundByProvider' && outcome === 'done') return 'refused';
  const also = alsoNeeded[field];
  return outcome === 'done' && also && !callerMay(caller, also) ? 'FORBIDDEN' : outcome;
}
