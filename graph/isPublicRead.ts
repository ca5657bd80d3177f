import { type DocumentNode, getOperationAST, Kind, parse, type SelectionSetNode } from 'graphql';
import { modules } from './modules/index.ts';

const publicReads = new Set<string>(['__typename', ...modules.flatMap((module) => module.publicReads ?? [])]);

/** Whether a valid document asks at its root only for what answers everybody the same (`publicReads` of the modules). */
export function isPublicRead(query: string, operationName: string | null | undefined): boolean {
  const document = parse(query);
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'query') return false;
  return rootFields(operation.selectionSet, document).every((field) => publicReads.has(field));
}

function rootFields({ selections }: SelectionSetNode, document: DocumentNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return rootFields(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? rootFields(fragment.selectionSet, document) : [''];
  });
}
