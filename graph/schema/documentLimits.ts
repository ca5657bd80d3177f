import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { httpError } from '#graph/errors.ts';
import { modules } from '#graph/modules/index.ts';
import { givenVariables } from './givenVariables.ts';
import { type DocumentSize, queryComplexity } from './queryComplexity.ts';
import { rootFields } from './rootFields.ts';

/** The words and marks in a document; the parser stops there. GraphiQL's introspection needs about 250. */
export const MAX_TOKENS = 2_000;

/** In characters, with its comments. The web's longest have 3,000. */
export const MAX_LENGTH = 32 * 1024;

/** The web's largest operations have depth 5, no alias and, asked for the longest page, a cost of 2,400. */
const MAX: DocumentSize = { depth: 10, aliases: 15, cost: 10_000 };

/** Refuses an operation that asks for too much, before anything of it runs. The same for everyone. */
export const documentLimits: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return;
        expectQueryOrMutation(operation);
        expectDoneAlone(operation, document);
        const fragments = new Map(
          document.definitions
            .filter((part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION)
            .map((fragment) => [fragment.name.value, fragment]),
        );
        const variables = givenVariables(schema, operation, request.variables);
        const size = queryComplexity(operation, { schema, fragments, variables, costs });
        expectWithin('depth', size);
        expectWithin('aliases', size);
        expectWithin('cost', size);
      },
    };
  },
};

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
