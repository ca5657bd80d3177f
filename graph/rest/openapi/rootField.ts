import { type GraphQLField, getNamedType, Kind, OperationTypeNode, parse } from 'graphql';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import type { RestRoute } from '../route.ts';
import { type DescribedFields, listFields } from './addDescriptions.ts';

/** Returns the arguments of the GraphQL field behind a route, with the fields of its input and filter. */
export function findRequestFields(route: RestRoute): DescribedFields {
  const args = findRootFields(route).flatMap((field) => field.args);
  return {
    ...Object.fromEntries(args.map((arg) => [arg.name, arg])),
    ...Object.assign({}, ...args.map((arg) => listFields(getNamedType(arg.type)))),
  };
}

/**
 * Returns the fields that describe a route's `data`: those of the payload of its GraphQL field. A property that the
 * payload lacks is described by the GraphQL field itself, such as `orders` by `adminOrders`.
 */
export function findResponseFields(route: RestRoute): DescribedFields {
  const fields = findRootFields(route);
  const payload: DescribedFields = Object.assign(
    {},
    ...fields.map((field) => listFields(getNamedType(field.type))),
  );
  const parts = Object.keys(route.answer.shape).filter((part) => !payload[part]);
  return {
    ...payload,
    ...Object.fromEntries(parts.flatMap((part) => fields.slice(0, 1).map((field) => [part, field]))),
  };
}

function findRootFields({ steps }: RestRoute): GraphQLField<unknown, unknown>[] {
  const schema = buildSchema();
  // Conditional steps only prepare the main step.
  const documents = steps.filter(({ when }) => !when).map(({ document }) => parse(document));
  return documents.flatMap(({ definitions }) =>
    definitions.flatMap((definition) => {
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const root =
        definition.operation === OperationTypeNode.MUTATION
          ? schema.getMutationType()
          : schema.getQueryType();
      return definition.selectionSet.selections.flatMap((selection) => {
        const field = selection.kind === Kind.FIELD ? root?.getFields()[selection.name.value] : undefined;
        return field ?? [];
      });
    }),
  );
}
