import {
  type DocumentNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { httpError } from '#graph/errors/httpError.ts';
import { modules } from '#graph/modules/index.ts';
import { expectInputsWithinLimits, fragmentsOf } from './inputLimits/expectInputsWithinLimits.ts';
import { type DocumentSize, queryComplexity } from './queryComplexity.ts';
import { rootFields } from './rootFields.ts';

/** The words and marks in a document; the parser stops there. GraphiQL's introspection needs about 250. */
export const MAX_TOKENS = 2_000;

/** Errors of a document; validation stops there. Each unknown type costs 1 ms, to find those with a similar name. */
export const MAX_VALIDATION_ERRORS = 5;

/** In characters, with its comments. The web's longest have 3,000. */
export const MAX_LENGTH = 32 * 1024;

/** The web's largest operations have depth 5, no alias and, asked for the longest page, a cost of 2,400. */
const MAX: DocumentSize = { depth: 10, aliases: 15, cost: 10_000 };

interface SentOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** The variables as sent, before coercion. */
  variables: Readonly<Record<string, unknown>>;
}

/** Throws BAD_USER_INPUT if a valid operation exceeds a limit, before its variables are coerced. The same for everyone. */
export function expectWithinDocumentLimits({ schema, document, operation, variables }: SentOperation): void {
  expectQueryOrMutation(operation);
  expectDoneAlone(operation, document);
  const fragments = fragmentsOf(document);
  expectInputsWithinLimits({ schema, operation, fragments, variables });
  const sizes = wholeNumbers(schema, operation, variables);
  const size = queryComplexity(operation, { schema, fragments, variables: sizes, costs });
  expectWithin('depth', size);
  expectWithin('aliases', size);
  expectWithin('cost', size);
}

/** The variables that can be the length of a list, with their defaults; as sent if one is not valid. */
function wholeNumbers(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: SentOperation['variables'],
): Record<string, unknown> {
  const numbers = variableDefinitions.filter(({ type }) => {
    const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
    return inner.kind === Kind.NAMED_TYPE && inner.name.value === 'Int';
  });
  return getVariableValues(schema, numbers, variables, { maxErrors: 1 }).coerced ?? { ...variables };
}

/** A subscription is valid GraphQL, but there is nothing to subscribe to. */
function expectQueryOrMutation({ operation }: OperationDefinitionNode) {
  if (operation === 'subscription')
    throw httpError('BAD_USER_INPUT', 'There are no subscriptions. Ask by a query.');
}

const costs = new Map(modules.flatMap((module) => Object.entries(module.costs ?? {})));

const named = (list: 'hashesPassword' | 'doneAlone') =>
  new Set<string>(modules.flatMap((module) => module[list] ?? []));

/** Of each group a document may ask for one field, once. */
const ALONE = [
  // Costly on purpose: many in one document would occupy the server, and be as many guesses.
  { fields: named('hashesPassword'), what: 'what looks at a password' },
  ...Array.from(named('doneAlone'), (field) => ({ fields: new Set([field]), what: field })),
];

function expectDoneAlone({ operation, selectionSet }: OperationDefinitionNode, document: DocumentNode) {
  if (operation !== 'mutation') return;
  const asked = rootFields(selectionSet, document).map(({ name }) => name.value);
  for (const { fields, what } of ALONE) {
    const found = asked.filter((name) => fields.has(name));
    if (found.length > 1)
      throw httpError(
        'BAD_USER_INPUT',
        `A document may ask once for ${what}, and this one asks for ${found.join(', ')}. Send them one after another.`,
      );
  }
}

function expectWithin(limit: keyof DocumentSize, size: DocumentSize) {
  if (size[limit] > MAX[limit])
    throw httpError(
      'BAD_USER_INPUT',
      `The operation is over the limit: its ${limit} may be ${MAX[limit]}, and is ${size[limit]}.`,
    );
}
