import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { expectWithinDocumentLimits } from '#graph/schema/documentLimits.ts';
import { refusedField } from './refusedField.ts';

/**
 * Who asks is decided before what is asked is looked at: whether the caller may ask for the fields of a document comes
 * before its limits, its variables and, where it is not valid, before saying why (docs/decisions/0022-who-before-what.md).
 */
export const authoriseFirst: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        const { variables = {} } = request;
        const refused = refusedField({ schema, document, operation, variables }, contextValue);
        if (refused) throw refused;
        expectWithinDocumentLimits({ schema, document, operation, variables });
      },
      async willSendResponse({ schema, document, operation, request, response, contextValue }) {
        if (!document || operation || response.body.kind !== 'single') return;
        const asked = getOperationAST(document, request.operationName);
        if (!asked) return;
        const variables = request.variables ?? {};
        const refused = refusedField({ schema, document, operation: asked, variables }, contextValue);
        if (!refused) return;
        const { http, ...extensions } = refused.extensions;
        response.body.singleResult.errors = [{ ...refused.toJSON(), extensions }];
        response.http.status = (http as { status: number }).status;
      },
    };
  },
};
