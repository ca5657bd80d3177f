import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { createHttpError } from '#graph/errors/httpError.ts';
import { modules } from '#graph/modules/index.ts';
import { collectRootFields } from './collectRootFields.ts';
import { collectFragments, expectInputsWithinLimits } from './inputLimits/expectInputsWithinLimits.ts';
import { type DocumentSize, measureComplexity } from './measureComplexity.ts';

/** Maximum number of tokens in a document. The parser stops there. GraphiQL's introspection needs about 250. */
export const MAX_TOKENS = 2_000;

/**
 * Maximum number of validation errors. Validation stops there, because finding similar names for one unknown type takes
 * 1 ms.
 */
export const MAX_VALIDATION_ERRORS = 5;

/** Maximum length of a document in characters, including comments. The web app's longest documents have 3,000. */
export const MAX_LENGTH = 32 * 1024;

/** The web app's largest operations have depth 5, no alias and, with the longest page, a cost of 2,400. */
const MAX_SIZE: DocumentSize = { depth: 10, aliases: 15, cost: 10_000 };

const LIMIT_NAMES: Record<keyof DocumentSize, string> = { depth: 'depth', aliases: 'alias', cost: 'cost' };

interface SentOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The variables as sent, before coercion. */
  variables: Readonly<Record<string, unknown>>;
}

/**
 * Throws BAD_USER_INPUT if a valid operation exceeds a limit, before its variables are coerced. The limits are the same
 * for all callers.
 */
export function expectWithinDocumentLimits({ schema, document, operation, variables }: SentOperation): void {
  expectQueryOrMutation(operation);
  expectSingleSelections(operation, document);
  const fragments = collectFragments(document);
  expectInputsWithinLimits({ schema, operation, fragments, variables });
  const sizeVariables = readSizeVariables(schema, operation, variables);
  const documentSize = measureComplexity(operation, { schema, fragments, variables: sizeVariables, costs });
  expectWithinLimit('depth', documentSize);
  expectWithinLimit('aliases', documentSize);
  expectWithinLimit('cost', documentSize);
}

/**
 * Returns the Int variables, which can set the length of a list, with their defaults applied. Returns all variables as
 * sent if one of them is invalid.
 */
function readSizeVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: SentOperation['variables'],
): Record<string, unknown> {
  const intVariables = variableDefinitions.filter(({ type }) => {
    const innerType = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    return innerType.kind === Kind.NAMED_TYPE && innerType.name.value === 'Int';
  });
  return getVariableValues(schema, intVariables, variables, { maxErrors: 1 }).coerced ?? { ...variables };
}

/** A subscription is valid GraphQL, but the schema has none. */
function expectQueryOrMutation({ operation }: OperationDefinitionNode) {
  if (operation === 'subscription')
    throw createHttpError('BAD_USER_INPUT', 'Subscriptions are not supported. Use a query.');
}

const costs = new Map(modules.flatMap((module) => Object.entries(module.costs ?? {})));

const collectListedFields = (list: 'passwordMutations' | 'singleSelectionMutations') =>
  new Set<string>(modules.flatMap((module) => module[list] ?? []));

/** Groups of fields. A document can select only one field of each group, once. */
const SINGLE_SELECTIONS = [
  // Hashing is deliberately expensive. Many hashes in one document would overload the server and allow as many password
  // guesses.
  { fields: collectListedFields('passwordMutations'), what: 'a mutation that checks a password' },
  ...Array.from(collectListedFields('singleSelectionMutations'), (field) => ({
    fields: new Set([field]),
    what: field,
  })),
];

function expectSingleSelections(
  { operation, selectionSet }: OperationDefinitionNode,
  document: DocumentNode,
) {
  if (operation !== 'mutation') return;
  const selectedFields = collectRootFields(selectionSet, document).map(({ name }) => name.value);
  for (const { fields, what } of SINGLE_SELECTIONS) {
    const conflictingFields = selectedFields.filter((name) => fields.has(name));
    if (conflictingFields.length > 1)
      throw createHttpError(
        'BAD_USER_INPUT',
        `A document can select ${what} only once; this one selects ${conflictingFields.join(', ')}. Send them one after another.`,
      );
  }
}

function expectWithinLimit(limit: keyof DocumentSize, documentSize: DocumentSize) {
  if (documentSize[limit] > MAX_SIZE[limit])
    throw createHttpError(
      'BAD_USER_INPUT',
      `The operation exceeds the ${LIMIT_NAMES[limit]} limit: the maximum is ${MAX_SIZE[limit]}, this document has ${documentSize[limit]}.`,
    );
}
