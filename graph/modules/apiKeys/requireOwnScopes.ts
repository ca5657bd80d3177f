import type { ApiScope } from '#domain/accounts/roles.ts';
import { mayGiveScope } from '#domain/accounts/scopeRights.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';

/** Throws where a key would do more than whoever holds its secret may do themselves. */
export function requireOwnScopes(context: GraphContext, scopes: readonly ApiScope[], field: string): void {
  const viewer = requireViewer(context);
  if (!scopes.every((scope) => mayGiveScope(viewer, scope)))
    throw new DomainError('SCOPE_BEYOND_RIGHTS', field);
}
