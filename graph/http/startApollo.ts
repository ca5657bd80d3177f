import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLSchema } from 'graphql';
import { authoriseFirst } from '#graph/access/authoriseFirst.ts';
import type { GraphContext } from '#graph/context.ts';
import { formatError } from '#graph/errors/formatError.ts';
import type { DiskSpace } from '#graph/observability/diskSpace.ts';
import { createDocumentStore } from '#graph/schema/createDocumentStore.ts';
import { MAX_TOKENS, MAX_VALIDATION_ERRORS } from '#graph/schema/documentLimits.ts';
import { handleErrors } from '#graph/schema/graphqlErrors.ts';
import { refuseMutationsOnFullDisk } from './refuseWritesOnFullDisk.ts';

export async function startApollo(
  schema: GraphQLSchema,
  disk: DiskSpace,
): Promise<ApolloServer<GraphContext>> {
  const apollo = new ApolloServer<GraphContext>({
    schema,
    formatError,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS },
    documentStore: createDocumentStore(),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // This plugin would visit every field of every response.
      ApolloServerPluginCacheControlDisabled(),
      // This plugin is only for federation subgraphs, and it would load the entire reporting protocol.
      ApolloServerPluginInlineTraceDisabled(),
      authoriseFirst,
      refuseMutationsOnFullDisk(disk),
      handleErrors,
    ],
  });
  await apollo.start();
  return apollo;
}
