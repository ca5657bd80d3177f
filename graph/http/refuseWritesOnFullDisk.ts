import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { getUnavailableText } from '#domain/errors/getCodeText.ts';
import type { GraphContext } from '#graph/context.ts';
import { createRetryLaterError } from '#graph/errors/retryLater.ts';
import type { DiskSpace } from '#graph/observability/diskSpace.ts';

const CODE = 'UNAVAILABLE';
const RETRY_AFTER_SECONDS = 60;

/** Mutations still allowed: signing in and out, checks without a write, and those that free space. */
const ALLOWED_MUTATIONS =
  /^(login|adminLogin|refreshSession|endSession|openOrder|applyCoupon)$|^(delete|remove|cancel|adminCancel|revoke|end|unsubscribe)/;
const ALLOWED_REST_PATHS =
  /^\/api\/(auth\/(login|admin-login|refresh|logout)|(admin\/)?orders\/[^/]+\/cancel)\/?$/;
const READ_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const UPLOAD_PATTERN = /upload|import|photo/i;

/** Refuses writes outside GraphQL with 503 while disk space is low, before their body is read. */
export function refuseWritesOnFullDisk(app: FastifyInstance, disk: DiskSpace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!disk.isLow() || !needsSpace(request, disk)) return;
    const isRest = request.url.startsWith('/api/');
    await reply
      .code(503)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .header('cache-control', 'no-store')
      .send({
        ...(isRest && { success: false }),
        message: getUnavailableText(RETRY_AFTER_SECONDS),
        code: CODE,
        retryAfter: RETRY_AFTER_SECONDS,
        requestId: request.id,
      });
  });
}

/** If the database is on another machine, only files use the disk. */
function needsSpace({ method, url }: FastifyRequest, { containsDatabase }: DiskSpace): boolean {
  const [path = ''] = url.split('?');
  if (READ_METHODS.includes(method) || method === 'DELETE' || path === '/graphql') return false;
  return containsDatabase ? !ALLOWED_REST_PATHS.test(path) : UPLOAD_PATTERN.test(path);
}

/** Refuses mutations while disk space is low. */
export function refuseMutationsOnFullDisk(disk: DiskSpace): ApolloServerPlugin<GraphContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ operation }) {
          if (disk.isLow() && disk.containsDatabase && operation && hasWrite(operation))
            throw createRetryLaterError(RETRY_AFTER_SECONDS);
        },
      };
    },
  };
}

function hasWrite({ operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== 'mutation') return false;
  return !selectionSet.selections.every(
    (field) => field.kind === Kind.FIELD && ALLOWED_MUTATIONS.test(field.name.value),
  );
}
