import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, parse } from 'graphql';
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { accessRules } from '#graph/access/accessRules.ts';
import { guardSchema } from '#graph/access/guardSchema.ts';
import { resolveFilePath } from '#graph/filePath.ts';
import { modules } from '#graph/modules/index.ts';
import { DateTime } from './scalars.ts';

let cachedSchema: GraphQLSchema | undefined;

/** Returns the schema with the modules' resolvers and access rules. Built once per process. */
export function buildSchema(): GraphQLSchema {
  cachedSchema ??= buildGuardedSchema();
  return cachedSchema;
}

function buildGuardedSchema(): GraphQLSchema {
  const contract = readFileSync(resolveFilePath('#schema.graphql'), 'utf8');
  const schema = makeExecutableSchema({
    typeDefs: parse(contract, { noLocation: true }),
    // `npm run generate` validates the schema. Validation here would take half of the start-up time.
    assumeValid: true,
    assumeValidSDL: true,
    resolvers: [
      { DateTime, JSON: GraphQLJSON, SafeInt: GraphQLSafeInt },
      ...modules.flatMap(({ resolvers }) => resolvers),
    ],
    inheritResolversFromInterfaces: false,
  });
  return guardSchema(schema, accessRules);
}
