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

interface Described {
  name: string;
  description?: string | null;
}

/** A type and all that is in it, each by its path. */
function toParts(type: GraphQLNamedType): (readonly [string, Described])[] {
  const under = (path: string, parts: readonly Described[]) =>
    parts.map((part) => [`${path}.${part.name}`, part] as const);
  const own = [type.name, type] as const;
  if (isEnumType(type)) return [own, ...under(type.name, type.getValues())];
  if (isInputObjectType(type)) return [own, ...under(type.name, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return [own];
  const fields = Object.values(type.getFields());
  return [
    own,
    ...under(type.name, fields),
    ...fields.flatMap((field) => under(`${type.name}.${field.name}`, field.args)),
  ];
}

test('every type, field, argument and value of the schema says what it is', () => {
  const types = Object.values(buildSchema().getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const parts = types.flatMap(toParts);
  expect(parts.length).toBeGreaterThan(500);
  expect(parts.filter(([, { description }]) => !description?.trim()).map(([path]) => path)).toEqual([]);
});

test('what a program may ask is not said to be for staff only', () => {
  const schema = buildSchema();
  const roots = { Query: schema.getQueryType(), Mutation: schema.getMutationType() };
  const wrong = Object.entries(roots).flatMap(([type, root]) =>
    Object.values(root?.getFields() ?? {}).filter(
      ({ name, description }) =>
        accessRules[type]?.[name]?.scopes?.length && /staff only/i.test(description ?? ''),
    ),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
