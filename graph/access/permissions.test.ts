import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLObjectType, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { modules } from '#graph/modules/index.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { allow, deny } from './rules.ts';
import { guard, mergePermissions, type Permissions } from './toShield.ts';

const rules = mergePermissions(modules.map(({ permissions }) => permissions));
const schema = buildSchema();

function fieldsOf(type: GraphQLObjectType | null | undefined): string[] {
  return Object.keys(type?.getFields() ?? {});
}

describe('the store', () => {
  test.each(fieldsOf(schema.getQueryType()))('the query %s has a rule of its own', (field) => {
    expect(rules.Query).toHaveProperty(field);
  });

  test.each(fieldsOf(schema.getMutationType()))('the mutation %s has a rule of its own', (field) => {
    expect(rules.Mutation).toHaveProperty(field);
  });

  test('no rule is for a field that is not there', () => {
    for (const [type, fields] of Object.entries(rules)) {
      const known = ['*', ...fieldsOf(schema.getType(type) as GraphQLObjectType)];
      expect(known).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  test('no two modules rule over the same field', () => {
    const all = modules.flatMap(({ permissions }) =>
      Object.entries(permissions).flatMap(([type, fields]) =>
        Object.keys(fields).map((field) => `${type}.${field}`),
      ),
    );
    expect(all).toEqual([...new Set(all)]);
  });

  test('every public read is open to anyone', () => {
    for (const read of modules.flatMap(({ publicReads }) => publicReads ?? []))
      expect(rules.Query?.[read]).toBe(allow);
  });
});

describe('the guard', () => {
  const type = 'type Piece { open: String, closed: String }';
  const typeDefs = `${type} type Query { ruled: Piece, forgotten: String } type Mutation { forgotten: String }`;
  const resolvers = {
    Query: { ruled: () => ({ open: 'open', closed: 'closed' }), forgotten: () => 'seen' },
    Mutation: { forgotten: () => 'done' },
  };
  const guarded = guard(makeExecutableSchema({ typeDefs, resolvers }), [
    { Query: { ruled: allow }, Piece: { closed: deny } } as Permissions,
  ]);
  const ask = (source: string) => graphql({ schema: guarded, source, contextValue: {} });

  test.each(['{ forgotten }', 'mutation { forgotten }', '{ other: forgotten }'])(
    'a root field without a rule is denied: %s',
    async (source) => {
      const { data, errors } = await ask(source);
      expect(errors).toHaveLength(1);
      expect(Object.values(data ?? {})).toEqual([null]);
    },
  );

  test('a rule on a field of a type holds, and the fields beside it are free', async () => {
    expect((await ask('{ ruled { open } }')).data).toEqual({ ruled: { open: 'open' } });
    const { data, errors } = await ask('{ ruled { open closed } }');
    expect(data).toEqual({ ruled: { open: 'open', closed: null } });
    expect(errors?.[0]?.path).toEqual(['ruled', 'closed']);
  });
});
