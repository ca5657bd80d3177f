import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { ExecutionResult, FormattedExecutionResult } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { isExpected } from '#graph/errors/formatError.ts';
import { isTemporarilyUnavailable, RETRY_AFTER_S } from '#graph/errors/retryLater.ts';
import { recordCodes, recordOperation } from '#graph/observability/access/accessNotes.ts';
import { logUnavailable } from '#graph/observability/logUnavailable.ts';
import { describeActiveSpan } from '#graph/observability/tracing/tracing.ts';

/** Logs unexpected errors and adds the request id to every error. */
export const handleErrors: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operationName, operation, contextValue }) {
        recordOperation(contextValue.access, operationName);
        const name = contextValue.access.operation;
        const type = operation?.operation ?? 'query';
        describeActiveSpan(`${type} ${name}`, {
          'graphql.operation.name': name,
          'graphql.operation.type': type,
        });
      },
      async didEncounterErrors({ errors, contextValue, operationName, response }) {
        if (errors.some((error) => unwrapResolverError(error) instanceof DomainError))
          response.http.status ??= 400;
        if (errors.some((error) => isTemporarilyUnavailable(unwrapResolverError(error)))) {
          response.http.status = 503;
          response.http.headers.set('retry-after', String(RETRY_AFTER_S));
        }
        for (const error of errors)
          if (isTemporarilyUnavailable(unwrapResolverError(error))) logUnavailable(contextValue.log, error);
          else if (!isExpected(error))
            contextValue.log.error(
              { err: error.originalError ?? error, operationName },
              'GraphQL request failed',
            );
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== 'single') return;
        const { singleResult } = response.body;
        recordCodes(contextValue.access, collectErrorCodes(singleResult));
        if (!singleResult.errors) return;
        singleResult.errors = singleResult.errors.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId: contextValue.requestId },
        }));
      },
    };
  },
};

/** Returns the error codes of a response, including those in mutation payloads. */
function collectErrorCodes({
  errors = [],
  data,
}: FormattedExecutionResult<Record<string, unknown>>): unknown[] {
  const payloads = Object.values(data ?? {}) as ({ errors?: unknown } | null)[];
  const payloadErrors = payloads.flatMap((payload) => (Array.isArray(payload?.errors) ? payload.errors : []));
  return [
    ...errors.map(({ extensions }) => extensions?.code),
    ...payloadErrors.map((error: { code?: unknown } | null) => error?.code),
  ];
}

/** Adds the request id to every error of a refused request, even if it was refused before the document was parsed. */
export function addRequestId(body: string, requestId: string): string {
  const { errors = [], ...response } = JSON.parse(body) as ExecutionResult;
  const taggedErrors = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: taggedErrors, ...response });
}
