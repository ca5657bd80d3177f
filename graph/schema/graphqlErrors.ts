import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { isExpected } from '#graph/errors/formatError.ts';
import { ASK_AGAIN_AFTER_S, isNotNow } from '#graph/errors/retryLater.ts';
import { noteCodes, noteOperation } from '#graph/observability/access/accessNotes.ts';
import { tellUnavailable } from '#graph/observability/tellUnavailable.ts';
import { describeActive } from '#graph/observability/tracing/tracing.ts';

/** Logs what was not expected and gives every error the request id it can be found by. */
export const answerErrors: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operationName, operation, contextValue }) {
        noteOperation(contextValue.access, operationName);
        const name = contextValue.access.operation;
        const type = operation?.operation ?? 'query';
        describeActive(`${type} ${name}`, { 'graphql.operation.name': name, 'graphql.operation.type': type });
      },
      async didEncounterErrors({ errors, contextValue, operationName, response }) {
        if (errors.some((error) => unwrapResolverError(error) instanceof DomainError))
          response.http.status ??= 400;
        if (errors.some((error) => isNotNow(unwrapResolverError(error)))) {
          response.http.status = 503;
          response.http.headers.set('retry-after', String(ASK_AGAIN_AFTER_S));
        }
        for (const error of errors)
          if (isNotNow(unwrapResolverError(error))) tellUnavailable(contextValue.log, error);
          else if (!isExpected(error))
            contextValue.log.error(
              { err: error.originalError ?? error, operationName },
              'GraphQL request failed',
            );
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        noteCodes(contextValue.access, codesIn(singleResult));
        if (!singleResult.errors) return;
        singleResult.errors = singleResult.errors.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId: contextValue.requestId },
        }));
      },
    };
  },
};

/** Why something was refused: of the errors of the answer, and of those that a mutation tells as data. */
function codesIn({ errors = [], data }: FormattedExecutionResult<Record<string, unknown>>): unknown[] {
  const payloads = Object.values(data ?? {}) as ({ errors?: unknown } | null)[];
  const told = payloads.flatMap((payload) => (Array.isArray(payload?.errors) ? payload.errors : []));
  return [
    ...errors.map(({ extensions }) => extensions?.code),
    ...told.map((error: { code?: unknown } | null) => error?.code),
  ];
}

/** The body of a refusal with the request id in every error, also of what was refused before a document was looked at. */
export function withRequestId(body: string, requestId: string): string {
  const { errors = [], ...answer } = JSON.parse(body) as ExecutionResult;
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: named, ...answer });
}
