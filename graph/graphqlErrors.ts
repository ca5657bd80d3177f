import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphContext } from './context.ts';
import { isExpected } from './errors.ts';

/** Logs what was not expected and gives every error the request id it can be found by. */
export const answerErrors: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const error of errors)
          if (!isExpected(error))
            contextValue.log.error(
              { err: error.originalError ?? error, operationName },
              'GraphQL request failed',
            );
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        singleResult.errors = singleResult.errors.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId: contextValue.requestId },
        }));
      },
    };
  },
};
