import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { getExample } from './examples.ts';
import type { JsonSchema } from './toJsonSchema.ts';

/** GraphQL fields or arguments by name. */
export type DescribedFields = Record<
  string,
  { description?: string | null | undefined; type: GraphQLOutputType | GraphQLInputType }
>;

/** GraphQL names of properties that have a different name in the REST API. */
const GRAPHQL_NAMES: Record<string, readonly string[]> = {
  _id: ['id'],
  items: ['lines'],
  variant: ['size'],
  price: ['unitPrice'],
  weight: ['weightMg', 'metalMg'],
  grossWeight: ['grossWeightMg'],
  depthMm: ['depthUm'],
  createdAt: ['placedAt'],
  limit: ['first'],
};

/**
 * Adds the descriptions of GraphQL fields, and examples, to the properties of a JSON schema. A property's own
 * description is not replaced. Properties of an object that does not exist in GraphQL, such as `specifications.purity`,
 * are looked up in the enclosing type.
 */
export function addDescriptions(schema: JsonSchema, fields: DescribedFields): JsonSchema {
  const { properties, items, anyOf } = schema as {
    properties?: Record<string, JsonSchema>;
    items?: JsonSchema;
    anyOf?: JsonSchema[];
  };
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          describeProperty(name, property, fields),
        ]),
      ),
    }),
    ...(items && { items: addDescriptions(items, fields) }),
    ...(anyOf && { anyOf: anyOf.map((choice) => addDescriptions(choice, fields)) }),
  } as JsonSchema;
}

function describeProperty(name: string, property: JsonSchema, fields: DescribedFields): JsonSchema {
  const field = [name, ...(GRAPHQL_NAMES[name] ?? [])]
    .map((graphqlName) => fields[graphqlName])
    .find(Boolean);
  const innerFields = listFields(field && getNamedType(field.type));
  const description = property.description ?? field?.description ?? undefined;
  const example = getExample(name, property, description);
  return {
    ...addDescriptions(property, Object.keys(innerFields).length > 0 ? innerFields : fields),
    ...(description && { description }),
    ...(example !== undefined && { examples: [example] }),
  } as JsonSchema;
}

/** Returns the fields of an object or input type, including those under `staff`. Returns none for other types. */
export function listFields(type: GraphQLNamedType | undefined): DescribedFields {
  if (!isObjectType(type) && !isInputObjectType(type)) return {};
  const { staff, ...fields }: DescribedFields = type.getFields();
  return staff ? { ...listFields(getNamedType(staff.type)), ...fields } : fields;
}
