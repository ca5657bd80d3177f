import { type DocumentNode, type FieldNode, Kind, type SelectionNode, type SelectionSetNode } from 'graphql';

/**
 * The fields that an operation asks at its root, with those of its fragments. Each fragment is looked through once, however
 * often it is spread: in a document that nobody has validated yet it may lead back to itself.
 */
export function rootFields({ selections }: SelectionSetNode, document: DocumentNode): FieldNode[] {
  const seen = new Set<string>();
  return selections.flatMap(ofSelection);

  function ofSelection(selection: SelectionNode): FieldNode[] {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return selection.selectionSet.selections.flatMap(ofSelection);
    const name = selection.name.value;
    if (seen.has(name)) return [];
    seen.add(name);
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fragment.selectionSet.selections.flatMap(ofSelection)
      : [];
  }
}
