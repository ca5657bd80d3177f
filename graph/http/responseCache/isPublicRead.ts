import { getOperationAST, parse } from 'graphql';
import { modules } from '#graph/modules/index.ts';
import { rootFields } from '#graph/schema/rootFields.ts';

const publicReads = new Set<string>(['__typename', ...modules.flatMap((module) => module.publicReads ?? [])]);

/** Whether a valid document asks at its root only for what answers everybody the same (`publicReads` of the modules). */
export function isPublicRead(query: string, operationName: string | null | undefined): boolean {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return false;
  return rootFields(operation.selectionSet, document).every(({ name }) => publicReads.has(name.value));
}
