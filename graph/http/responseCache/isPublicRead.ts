import { getOperationAST, parse } from 'graphql';
import { accessRules } from '#graph/access/accessRules.ts';
import { rootFields } from '#graph/schema/rootFields.ts';

const publicReads = new Set([
  '__typename',
  ...Object.entries(accessRules.Query).flatMap(([field, { cached }]) => (cached ? [field] : [])),
]);

/** Whether a valid document asks at its root only for what answers everybody the same (`everybody` in the modules' access tables). */
export function isPublicRead(query: string, operationName: string | null | undefined): boolean {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return false;
  return rootFields(operation.selectionSet, document).every(({ name }) => publicReads.has(name.value));
}
