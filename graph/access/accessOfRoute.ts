import { Kind, parse } from 'graphql';
import type { RestRoute } from '#graph/rest/route.ts';
import { type AccessRule, type Caller, type Outcome, outcomeFor } from './accessRule.ts';
import { accessRules } from './accessRules.ts';

/** What becomes of a row for a caller: the rows of the REST API have no rights of their own, but those of their fields. */
export function outcomeForRow(route: RestRoute, caller: Caller): Outcome {
  const outcomes = accessOfRoute(route).map((who) => outcomeFor(who, caller));
  return outcomes.find((outcome) => outcome !== 'done') ?? 'done';
}

export function nameOfRow({ method, path }: RestRoute): string {
  return `${method} ${path}`;
}

/** The lines of the matrix that a row stands on. */
export function accessOfRoute(route: RestRoute): AccessRule[] {
  // A step that only runs at times stands for what the caller may do anyway.
  const ofSteps = route.steps.filter(({ when }) => !when).flatMap(({ document }) => whoOfDocument(document));
  return [...ofSteps, ...(route.also ?? [])];
}

function whoOfDocument(source: string): AccessRule[] {
  return parse(source).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const lines = definition.operation === 'mutation' ? accessRules.Mutation : accessRules.Query;
    return definition.selectionSet.selections.flatMap((selection) =>
      selection.kind === Kind.FIELD ? (lines[selection.name.value] ?? []) : [],
    );
  });
}
