import { type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from 'graphql';

/** As many of what does not fit are looked for before an operation runs; running it names the first 50 of them. */
const ENOUGH = { maxErrors: 1 };

type Variables = Record<string, unknown>;

/** The variables of an operation with its own defaults; as they were given where one does not fit. */
export function givenVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Variables = {},
): Variables {
  return getVariableValues(schema, operation.variableDefinitions ?? [], given, ENOUGH).coerced ?? given;
}
