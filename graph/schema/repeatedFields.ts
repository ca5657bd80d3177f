import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { MAX_TOKENS } from './documentLimits.ts';
import { collectFragments } from './inputLimits/expectInputsWithinLimits.ts';

/** Maximum number of selections of a field at one path of the response. */
const MAX_REPEATS = 30;
/** Maximum number of selected fields. Fields of a fragment count for each use of it. */
const MAX_SELECTED_FIELDS = 5_000;

/** A field at one path of the response, with its child fields by response name. */
interface ResponseNode {
  selected: number;
  fields: Map<string, ResponseNode>;
}

const problemCache = new LRUCache<string, string>({
  max: 1000,
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_problem, document) => document.length + 1,
});

/**
 * Returns the reason why a document is refused for repeated fields; an empty string if it is accepted. Validation
 * compares each pair of selections at the same path, so its cost grows with the square of the repeats. This check
 * therefore runs first. A document that cannot be parsed is accepted, because Apollo reports that error.
 */
export function findRepeatProblem(query: string): string {
  const problem = problemCache.get(query) ?? findProblem(query);
  problemCache.set(query, problem);
  return problem;
}

function findProblem(query: string): string {
  try {
    return checkRepeats(parse(query, { maxTokens: MAX_TOKENS, noLocation: true }));
  } catch {
    return '';
  }
}

function checkRepeats(document: DocumentNode): string {
  const fragments = collectFragments(document);
  let selectedCount = 0;
  let mostRepeatedField = { name: '', selected: 0 };

  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION)
      countSelections(definition.selectionSet, createResponseNode(), new Set());
  if (mostRepeatedField.selected > MAX_REPEATS)
    return `A document can select a field ${MAX_REPEATS} times at one place; this one selects ${mostRepeatedField.name} more often.`;
  return selectedCount > MAX_SELECTED_FIELDS
    ? `A document can select ${MAX_SELECTED_FIELDS} fields; this one selects more.`
    : '';

  function countSelections(
    { selections }: SelectionSetNode,
    responseNode: ResponseNode,
    openFragments: ReadonlySet<string>,
  ): void {
    for (const selection of selections) {
      if (selectedCount > MAX_SELECTED_FIELDS || mostRepeatedField.selected > MAX_REPEATS) return;
      if (selection.kind === Kind.INLINE_FRAGMENT)
        countSelections(selection.selectionSet, responseNode, openFragments);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        selectedCount += 1;
        if (fragment && !openFragments.has(name))
          countSelections(fragment.selectionSet, responseNode, new Set([...openFragments, name]));
      } else {
        const name = (selection.alias ?? selection.name).value;
        const field = responseNode.fields.get(name) ?? createResponseNode();
        responseNode.fields.set(name, field);
        field.selected += 1;
        selectedCount += 1;
        if (field.selected > mostRepeatedField.selected)
          mostRepeatedField = { name, selected: field.selected };
        if (selection.selectionSet) countSelections(selection.selectionSet, field, openFragments);
      }
    }
  }
}

function createResponseNode(): ResponseNode {
  return { selected: 0, fields: new Map() };
}
