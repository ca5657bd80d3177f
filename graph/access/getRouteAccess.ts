import { Kind, parse } from 'graphql';
import type { RestRoute } from '#graph/rest/route.ts';
import type { AccessRule } from './accessRule.ts';
import { accessRules } from './accessRules.ts';
import type { AccessRules } from './accessTable.ts';

export function formatRoute({ method, path }: RestRoute): string {
  return `${method} ${path}`;
}

/** Returns the access rules of the root fields that a route runs. */
export function getRouteAccess(route: RestRoute, rules: AccessRules = accessRules): AccessRule[] {
  // An optional step requires no more than the other steps.
  const stepRules = route.steps
    .filter(({ when }) => !when)
    .flatMap(({ document }) => listDocumentRules(document, rules));
  return [...stepRules, ...(route.extraAccessRules ?? [])];
}

function listDocumentRules(source: string, rules: AccessRules): AccessRule[] {
  return parse(source).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const lines = definition.operation === 'mutation' ? rules.Mutation : rules.Query;
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? (lines[selection.name.value] ?? []) : [],
    );
  });
}
