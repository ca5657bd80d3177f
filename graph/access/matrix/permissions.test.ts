import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLObjectType, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { modules } from '#graph/modules/index.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { aViewer } from '#graph/testing/aViewer.ts';
import { anyone, staff } from '../accessRule.ts';
import { accessRules } from '../accessRules.ts';
import { getRefusal } from '../getRefusal.ts';
import { guardSchema } from '../guardSchema.ts';

const schema = buildSchema();

function toFields(type: GraphQLObjectType | null | undefined): string[] {
  return Object.keys(type?.getFields() ?? {});
}

describe('the store', () => {
  test.each(toFields(schema.getQueryType()))('the query %s has a rule', (field) => {
    expect(accessRules.Query).toHaveProperty(field);
  });

  test.each(toFields(schema.getMutationType()))('the mutation %s has a rule', (field) => {
    expect(accessRules.Mutation).toHaveProperty(field);
  });

  test('every rule belongs to an existing field', () => {
    for (const [type, fields] of Object.entries(accessRules)) {
      const existingFields = toFields(schema.getType(type) as GraphQLObjectType);
      expect(existingFields).toEqual(expect.arrayContaining(Object.keys(fields)));
    }
  });

  test('each rule is declared by one module', () => {
    const declaredRules = modules.flatMap(({ access }) =>
      Object.entries(access).flatMap(([type, fields]) =>
        Object.keys(fields).map((field) => `${type}.${field}`),
      ),
    );
    expect(declaredRules).toEqual([...new Set(declaredRules)]);
  });

  test('only fields open to everyone are cached', () => {
    const cachedRules = Object.values(accessRules).flatMap((fields) =>
      Object.values(fields).filter(({ cached }) => cached),
    );
    expect(cachedRules.length).toBeGreaterThan(0);
    for (const rule of cachedRules) expect(rule).toEqual({ open: 'anyone', cached: true });
  });
});

describe('the access guard', () => {
  const staffRule = staff('enterAdmin');
  const type = 'type Piece { open: String, closed: String }';
  const typeDefs = `${type} type Query { ruled: Piece, desk: String, forgotten: String } type Mutation { forgotten: String }`;
  const resolvers = {
    Query: { ruled: () => ({ open: 'open', closed: 'closed' }), desk: () => 'open', forgotten: () => 'seen' },
    Mutation: { forgotten: () => 'done' },
  };
  const guardedSchema = guardSchema(makeExecutableSchema({ typeDefs, resolvers }), {
    Query: { ruled: anyone, desk: staffRule },
    Mutation: {},
    Piece: { closed: staff('enterAdmin') },
  });
  const buildGuestContext = () => ({ viewer: null, apiKey: null, refusals: new Map() });
  const runQuery = (source: string, contextValue: object = buildGuestContext()) =>
    graphql({ schema: guardedSchema, source, contextValue });

  test.each(['{ forgotten }', 'mutation { forgotten }', '{ other: forgotten }'])(
    'denies a root field without a rule: %s',
    async (source) => {
      const { data, errors } = await runQuery(source);
      expect(errors).toHaveLength(1);
      expect(Object.values(data ?? {})).toEqual([null]);
    },
  );

  test('enforces a rule on a nested field without affecting its siblings', async () => {
    expect((await runQuery('{ ruled { open } }')).data).toEqual({ ruled: { open: 'open' } });
    const { data, errors } = await runQuery('{ ruled { open closed } }');
    expect(data).toEqual({ ruled: { open: 'open', closed: null } });
    expect(errors?.[0]?.path).toEqual(['ruled', 'closed']);
  });

  test('evaluates each rule once per request, for the check before execution and for shield', async () => {
    const viewer = aViewer('ADMIN');
    const context = { ...buildGuestContext(), viewer };
    expect(getRefusal(staffRule, context)).toBeNull();

    viewer.permissions = [];
    expect((await runQuery('{ desk other: desk }', context)).data).toEqual({ desk: 'open', other: 'open' });

    const nextContext = { ...buildGuestContext(), viewer };
    expect(getRefusal(staffRule, nextContext)).toBeInstanceOf(Error);
    expect((await runQuery('{ desk }', nextContext)).data).toEqual({ desk: null });
  });
});
