import type { GraphContext } from '#graph/context.ts';

/** Facts about a request, collected while it is handled, for its access log line. */
export interface AccessNotes {
  /** Kind of caller, which never identifies a person. */
  viewer?: 'guest' | 'customer' | 'admin' | 'super_admin' | 'apiKey' | 'unknown';
  /** Method of a successful sign-in, or `refused`. */
  signIn?: 'password' | 'password and code' | 'refused';
  /** Name of the GraphQL operation. */
  operation?: string;
  /** Error codes of the response. */
  codes?: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    access: AccessNotes;
  }
}

/** Twice the length of the store's longest operation name. */
const MAX_NAME_LENGTH = 60;
const MAX_CODES = 5;

export function recordViewer(
  access: AccessNotes,
  { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
): void {
  if (apiKey) access.viewer = 'apiKey';
  else access.viewer = viewer ? (viewer.role.toLowerCase() as 'customer' | 'admin' | 'super_admin') : 'guest';
}

/**
 * Records an operation name if it is valid. Clients can send any text, but GraphQL names contain only letters, digits
 * and underscores.
 */
export function recordOperation(access: AccessNotes, name: string | null | undefined): void {
  access.operation = name?.replace(/\W/g, '').slice(0, MAX_NAME_LENGTH) || 'unnamed';
}

export function recordCodes(access: AccessNotes, codes: readonly unknown[]): void {
  const errorCodes = codes.filter(
    (code): code is string => typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code),
  );
  if (errorCodes.length > 0)
    access.codes = [...new Set([...(access.codes ?? []), ...errorCodes])].slice(0, MAX_CODES);
}
