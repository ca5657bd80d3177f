import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import type { UrlRules } from '#domain/webhooks/webhookUrl.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { GraphContext, Secrets } from '#graph/context.ts';
import { createUnauthenticatedError } from '#graph/errors/httpError.ts';
import { authenticate } from '#graph/modules/accounts/authenticate.ts';
import type { FailedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import { recordViewer } from '#graph/observability/access/accessNotes.ts';
import type { ServerState } from '#graph/observability/serverState.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import { findMisplacedCredential, hasTwoAuthorizationHeaders } from './findMisplacedCredential.ts';
import type { RateLimitKeys } from './rateLimitKeys.ts';
import { readPreview } from './readPreview.ts';

interface Services extends Databases {
  snapshots: CatalogueSnapshots;
  /** Records accepted and refused credentials. */
  callers: RateLimitKeys;
  serverState: ServerState;
  secrets: Secrets;
  publicUrl: string;
  refusedSignIns: FailedSignIns;
  webhookRules: UrlRules;
  demoPaymentsUrl: string | null;
  backup: BackupPlan;
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Context of the request, created on first use. */
    graphContext?: Promise<GraphContext>;
  }
}

/**
 * Returns a function that creates the context of a request on its first call and then returns the same context. Throws
 * like `createContext`.
 */
export function createContextGetter(services: Services): (request: FastifyRequest) => Promise<GraphContext> {
  return (request) => {
    request.graphContext ??= createContext(request, services);
    return request.graphContext;
  };
}

/** Creates the context of a request. Throws 401 for an invalid token or key, whatever is requested. */
async function createContext(request: FastifyRequest, services: Services): Promise<GraphContext> {
  const { prisma, direct, serverState, secrets, publicUrl, refusedSignIns, backup, webhookRules } = services;
  const { demoPaymentsUrl } = services;
  const now = services.now();
  const { viewer, apiKey, tokenProblem } = await authenticate(request.headers.authorization, {
    prisma,
    direct,
    secrets,
    now,
    ip: request.ip,
  });
  const problem = tokenProblem ?? findCredentialProblem(request.raw);
  if (problem) {
    request.access.viewer = 'unknown';
    services.callers.recordRefused(request.headers.authorization);
    throw createCredentialError(problem, request.id);
  }
  services.callers.recordAccepted(request.headers.authorization, { viewer, apiKey });
  recordViewer(request.access, { viewer, apiKey });
  return {
    prisma,
    direct,
    ...services.createWriter({ now, viewer, requestId: request.id }),
    snapshot: new SnapshotReader(
      await services.snapshots.read(),
      readPreview(request.headers, viewer) ?? { at: now, includesDrafts: false },
    ),
    secrets,
    publicUrl,
    refusedSignIns,
    webhookRules,
    demoPaymentsUrl,
    backup,
    now,
    viewer,
    apiKey,
    refusals: new Map(),
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    log: request.log,
    access: request.access,
    serverState,
    slot: request.raw.slot ?? null,
  };
}

/**
 * Returns the problem if a credential is sent outside the single `Authorization` header. If that header is valid, other
 * credentials are ignored, because they may be for a proxy.
 */
function findCredentialProblem(raw: FastifyRequest['raw']): DomainError | null {
  if (hasTwoAuthorizationHeaders(raw)) return new DomainError('DUPLICATE_AUTHORIZATION_HEADER');
  const credentialLocation = raw.headers.authorization === undefined ? findMisplacedCredential(raw) : null;
  return credentialLocation === null
    ? null
    : new DomainError('CREDENTIAL_MISPLACED', { place: credentialLocation });
}

/** Returns the error for an invalid credential, usable by GraphQL (code) and other routes (status). */
export function createCredentialError(
  problem: 'expired' | 'invalid' | DomainError,
  requestId: string,
): GraphQLError {
  // An API key gets the reason, because its integration cannot sign in again.
  const { reason, params } = problem instanceof DomainError ? problem : {};
  const { message, extensions } = createUnauthenticatedError(toMessage(problem));
  const error = new GraphQLError(message, { extensions: { ...extensions, reason, params, requestId } });
  return Object.assign(error, { statusCode: 401, reason, params });
}

function toMessage(problem: 'expired' | 'invalid' | DomainError): string | undefined {
  if (problem instanceof DomainError) return problem.message;
  return problem === 'expired' ? 'Your session has expired. Please login again.' : undefined;
}
