import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { expectWithinDocumentLimits } from '#graph/schema/documentLimits.ts';
import { findRefusedField } from './findRefusedField.ts';

/**
 * Checks access to the selected fields before document limits, variables and validation errors, so that refused
 * callers learn nothing about the input (docs/decisions/0022-authorisation-before-validation.md).
 */
export const authoriseFirst: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const { variables = {} } = request;
        const refusal = findRefusedField({ schema, document, operation, variables }, contextValue);
        if (refusal) throw refusal;
        expectWithinDocumentLimits({ schema, document, operation, variables });
      },
      async willSendResponse({ schema, document, operation, request, response, contextValue }) {
        if (!document || operation || response.body.kind !== 'single') return;
        const requestedOperation = getOperationAST(document, request.operationName);
        if (!requestedOperation) return;
        const variables = request.variables ?? {};
        const refusal = findRefusedField(
          { schema, document, operation: requestedOperation, variables },
          contextValue,
        );
        if (!refusal) return;
        const { http, ...extensions } = refusal.extensions;
        response.body.singleResult.errors = [{ ...refusal.toJSON(), extensions }];
        response.http.status = (http as { status: number }).status;
      },
    };
  },
};
