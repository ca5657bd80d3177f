import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { DomainError } from '#domain/errors/errors.ts';
import type { AddressRules } from '#domain/webhooks/webhookAddress.ts';
import type { BackupPlan } from '#graph/backup/backupSettings.ts';
import type { GraphContext, Secrets } from '#graph/context.ts';
import { unauthenticated } from '#graph/errors/httpError.ts';
import { authenticate } from '#graph/modules/accounts/authenticate.ts';
import type { RefusedSignIns } from '#graph/modules/accounts/refusedSignIns.ts';
import { noteViewer } from '#graph/observability/access/accessNotes.ts';
import type { Observed } from '#graph/observability/observed.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { SnapshotReader } from '#graph/snapshot/snapshotReader.ts';
import type { Callers } from './callers.ts';
import { isAuthorisedTwice, misplacedCredential } from './misplacedCredential.ts';
import { readPreview } from './readPreview.ts';

interface Services extends Databases {
  snapshots: SnapshotKeeper;
  /** Told who was let in, and with what. */
  callers: Callers;
  observed: Observed;
  secrets: Secrets;
  publicUrl: string;
  refusedSignIns: RefusedSignIns;
  webhookRules: AddressRules;
  demoPaymentsUrl: string | null;
  backup: BackupPlan;
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, and with what, once somebody has wanted to know. */
    graphContext?: Promise<GraphContext>;
  }
}

/** Makes the context of each request once, however many steps of it ask. Throws as `createContext` does. */
export function contextOnce(services: Services): (request: FastifyRequest) => Promise<GraphContext> {
  return (request) => {
    request.graphContext ??= createContext(request, services);
    return request.graphContext;
  };
}

/** Who asks, and with what. A token or key that is sent and not good is refused with 401, whatever is asked for. */
async function createContext(request: FastifyRequest, services: Services): Promise<GraphContext> {
  const { prisma, direct, observed, secrets, publicUrl, refusedSignIns, backup, webhookRules } = services;
  const { demoPaymentsUrl } = services;
  const now = services.now();
  const { viewer, apiKey, tokenProblem } = await authenticate(request.headers.authorization, {
    prisma,
    direct,
    secrets,
    now,
    ip: request.ip,
  });
  const problem = tokenProblem ?? misplacedProblem(request.raw);
  if (problem) {
    request.access.viewer = 'unknown';
    services.callers.refused(request.headers.authorization);
    throw notKnown(problem, request.id);
  }
  services.callers.accepted(request.headers.authorization, { viewer, apiKey });
  noteViewer(request.access, { viewer, apiKey });
  return {
    prisma,
    direct,
    ...services.writingFor({ now, viewer, requestId: request.id }),
    snapshot: new SnapshotReader(
      await services.snapshots.read(),
      readPreview(request.headers, viewer) ?? { at: now, drafts: false },
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
    observed,
    place: request.raw.place ?? null,
  };
}

/** A credential that is not in the one `Authorization` header. With a good token there, others are for somebody in front. */
function misplacedProblem(raw: FastifyRequest['raw']): DomainError | null {
  if (isAuthorisedTwice(raw)) return new DomainError('AUTHORIZATION_TWICE');
  const place = raw.headers.authorization === undefined ? misplacedCredential(raw) : null;
  return place === null ? null : new DomainError('CREDENTIAL_MISPLACED', { place });
}

/** For GraphQL with its code, and for what is answered outside of it with its status. */
export function notKnown(problem: 'expired' | 'invalid' | DomainError, requestId: string): GraphQLError {
  // Of a key it is told why: its program is nobody who could sign in again.
  const { reason, params } = problem instanceof DomainError ? problem : {};
  const { message, extensions } = unauthenticated(toMessage(problem));
  const error = new GraphQLError(message, { extensions: { ...extensions, reason, params, requestId } });
  return Object.assign(error, { statusCode: 401, reason, params });
}

function toMessage(problem: 'expired' | 'invalid' | DomainError): string | undefined {
  if (problem instanceof DomainError) return problem.message;
  return problem === 'expired' ? 'Your session has expired. Please login again.' : undefined;
}
