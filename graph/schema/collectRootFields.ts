import { type DocumentNode, type FieldNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

/**
 * Returns the root fields of an operation including those of its fragments. Each fragment is visited once, because
 * fragments of an unvalidated document can be cyclic.
 */
export function collectRootFields({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  const visitedFragments = new Set<string>();
  return selections.flatMap(collectFields);

  function collectFields(selection: SelectionNode): FieldNode[] {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selection.selectionSet.selections.flatMap(collectFields);
    const name = selection.name.value;
    if (visitedFragments.has(name)) return [];
    visitedFragments.add(name);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fragment.selectionSet.selections.flatMap(collectFields)
      : [];
  }
}
