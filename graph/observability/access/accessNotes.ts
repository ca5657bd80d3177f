import type { GraphContext } from '#graph/context.ts';

/** What is learned of a request while it is answered, for its line in the log. */
export interface AccessNotes {
  /** Who asks, as a kind; a person is never named. */
  viewer?: 'guest' | 'customer' | 'admin' | 'super_admin' | 'apiKey' | 'unknown';
  /** Where somebody wanted to sign in: by what they did, or that they were refused. */
  signIn?: 'password' | 'password and code' | 'refused';
  /** What GraphQL was asked for, as its document calls it. */
  operation?: string;
  /** Why it was refused, in words for programs. */
  codes?: readonly string[];
}

declare module 'fastify' {
  interface FastifyRequest {
    access: AccessNotes;
  }
}

/** The longest name of the store's own operations is half as long. */
const MAX_NAME_LENGTH = 60;
const MAX_CODES = 5;

export function noteViewer(
  access: AccessNotes,
  { viewer, apiKey }: Pick<GraphContext, 'viewer' | 'apiKey'>,
): void {
  if (apiKey) access.viewer = 'apiKey';
  else access.viewer = viewer ? (viewer.role.toLowerCase() as 'customer' | 'admin' | 'super_admin') : 'guest';
}

/** A name that a client made up: GraphQL's names are letters, digits and underscores. */
export function noteOperation(access: AccessNotes, name: string | null | undefined): void {
  access.operation = name?.replace(/\W/g, '').slice(0, MAX_NAME_LENGTH) || 'unnamed';
}

export function noteCodes(access: AccessNotes, codes: readonly unknown[]): void {
  const told = codes.filter(
    (code): code is string => typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code),
  );
  if (told.length > 0) access.codes = [...new Set([...(access.codes ?? []), ...told])].slice(0, MAX_CODES);
}
