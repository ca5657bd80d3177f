import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { unavailableText } from '#domain/errors/codeText.ts';
import type { GraphContext } from '#graph/context.ts';
import { unavailable } from '#graph/errors/retryLater.ts';
import type { DiskSpace } from '#graph/observability/diskSpace.ts';

const CODE = 'UNAVAILABLE';
const RETRY_AFTER_SECONDS = 60;

/** What goes on: signing in and out, what only asks, and what makes room. */
const STILL_DONE =
  /^(login|adminLogin|refreshSession|endSession|openOrder|applyCoupon)$|^(delete|remove|cancel|adminCancel|revoke|end|unsubscribe)/;
const STILL_DONE_BY_REST =
  /^\/api\/(auth\/(login|admin-login|refresh|logout)|(admin\/)?orders\/[^/]+\/cancel)\/?$/;
const READS = ['GET', 'HEAD', 'OPTIONS'];
const UPLOADS = /upload|import|photo/i;

/** While the disk is low, writes other than through GraphQL are refused with 503, before their body is read. */
export function refuseWritesWhenFull(app: FastifyInstance, disk: DiskSpace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!disk.isLow() || !wouldGrow(request, disk)) return;
    const isRest = request.url.startsWith('/api/');
    await reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .header('cache-control', 'no-store')
      .send({
        ...(isRest && { success: false }),
        message: unavailableText(RETRY_AFTER_SECONDS),
        code: CODE,
        retryAfter: RETRY_AFTER_SECONDS,
        requestId: request.id,
      });
  });
}

/** Where the database is elsewhere, only files need the disk. */
function wouldGrow({ method, url }: FastifyRequest, { holdsDatabase }: DiskSpace): boolean {
  const [path = ''] = url.split('?');
  if (READS.includes(method) || method === 'DELETE' || path === '/graphql') return false;
  return holdsDatabase ? !STILL_DONE_BY_REST.test(path) : UPLOADS.test(path);
}

/** The same of mutations. */
export function refuseMutationsWhenFull(disk: DiskSpace): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (disk.isLow() && disk.holdsDatabase && operation && hasGrowing(operation))
            throw unavailable(RETRY_AFTER_SECONDS);
        },
      };
    },
  };
}

function hasGrowing({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== 'mutation') return false;
  return !selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && STILL_DONE.test(field.name.value),
  );
}
