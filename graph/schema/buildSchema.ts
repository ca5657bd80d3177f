import { readFileSync } from 'node:fs';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, parse } from 'graphql';
import { GraphQLJSON, GraphQLSafeInt } from 'graphql-scalars';
import { accessRules } from '#graph/access/accessRules.ts';
import { guard } from '#graph/access/toShield.ts';
import { filePath } from '#graph/filePath.ts';
import { modules } from '#graph/modules/index.ts';
import { DateTime } from './scalars.ts';

let built: GraphQLSchema | undefined;

/** The contract with the modules' resolvers behind it and their rules before it; one for all that ask in this process. */
export function buildSchema(): GraphQLSchema {
  built ??= guardedSchema();
  return built;
}

function guardedSchema(): GraphQLSchema {
  const contract = readFileSync(filePath('#schema.graphql'), 'utf8');
  const schema = makeExecutableSchema({
    typeDefs: parse(contract, { noLocation: true }),
    // `npm run generate` has seen to it; at each start it would take half of the time.
    assumeValid: true,
    assumeValidSDL: true,
    resolvers: [
      { DateTime, JSON: GraphQLJSON, SafeInt: GraphQLSafeInt },
      ...modules.flatMap(({ resolvers }) => resolvers),
    ],
    inheritResolversFromInterfaces: false,
  });
  return guard(schema, accessRules);
}
