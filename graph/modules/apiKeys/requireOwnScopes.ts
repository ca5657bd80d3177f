import type { ApiScope } from '#domain/accounts/roles.ts';
import { canGrantScope } from '#domain/accounts/scopePermissions.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';

/** Throws if a key would grant more than the viewer's own permissions. */
export function requireOwnScopes(context: GraphContext, scopes: readonly ApiScope[], field: string): void {
  const viewer = requireViewer(context);
  if (!scopes.every((scope) => canGrantScope(viewer, scope)))
    throw new DomainError('SCOPES_EXCEED_PERMISSIONS', field);
}
