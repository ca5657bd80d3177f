import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { expect, test } from 'vitest';
import { accessRules } from '#graph/access/accessRules.ts';
import { buildSchema } from './buildSchema.ts';

interface DescribedNode {
  name: string;
  description?: string | null;
}

/** Returns a type with its fields, arguments and enum values, by path. */
function toParts(type: GraphQLNamedType): (readonly [string, DescribedNode])[] {
  const addPaths = (path: string, parts: readonly DescribedNode[]) =>
    parts.map((part) => [`${path}.${part.name}`, part] as const);
  const typePart = [type.name, type] as const;
  if (isEnumType(type)) return [typePart, ...addPaths(type.name, type.getValues())];
  if (isInputObjectType(type)) return [typePart, ...addPaths(type.name, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [typePart];
  const fields = Object.values(type.getFields());
  return [
    typePart,
    ...addPaths(type.name, fields),
    ...fields.flatMap((field) => addPaths(`${type.name}.${field.name}`, field.args)),
  ];
}

test('every type, field, argument and value of the schema has a description', () => {
  const types = Object.values(buildSchema().getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const parts = types.flatMap(toParts);
  expect(parts.length).toBeGreaterThan(500);
  expect(parts.filter(([, { description }]) => !description?.trim()).map(([path]) => path)).toEqual([]);
});

test('no field that integrations can use is described as staff-only', () => {
  const schema = buildSchema();
  const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType() };
  const misdescribedFields = Object.entries(roots).flatMap(([type, root]) =>
    Object.values(root?.getFields() ?? {}).filter(
      ({ name, description }) =>
        accessRules[type]?.[name]?.scopes?.length && /staff only/i.test(description ?? ''),
    ),
  );
  expect(misdescribedFields.map(({ name }) => name)).toEqual([]);
});
