import { allow, type deny, type IRule, or, rule } from 'graphql-shield';
import { type Action, permissionCode } from '#domain/accounts/permissions.ts';
import { can } from '#domain/accounts/rights.ts';
import { type ApiScope, isStaff } from '#domain/accounts/roles.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { forbidden, lacking, lackingScope, SIGN_IN_OR_KEY, unauthenticated } from '#graph/errors.ts';
import type { AccessRule } from './accessRule.ts';
import { viewerMay } from './viewerMay.ts';

export type ShieldRule = IRule | typeof deny | ReturnType<typeof or>;

/** How shield asks whether somebody may ask for a field at the root. Whose a thing is, is decided in the query that finds it. */
export function rootRule({ open, action, scopes = [], withOneFactor }: AccessRule): ShieldRule {
  if (open === 'anyone') return allow;
  if (withOneFactor) return isStaffMember;
  if (open === 'staff') return action ? may(action, scopes) : isStaffMember;
  return action ? or(isSignedIn, may(action, scopes)) : isSignedIn;
}

/** Likewise for a field of another type: of what belongs to somebody, its owner may ask too. */
export function fieldRule(path: string, access: AccessRule): ShieldRule {
  const { owned, action } = access;
  return owned && action ? isOwnerOr(path, action) : rootRule(access);
}

/** Somebody with an open session. */
const isSignedIn = rule('isSignedIn', { cache: 'contextual' })((_parent, _args, context: GraphContext) => {
  if (context.viewer) return true;
  return context.apiKey ? forbidden() : unauthenticated();
});

/** Somebody of the staff, also who lacks the second factor that the store asks for. */
const isStaffMember = rule('isStaffMember', { cache: 'contextual' })(
  (_parent, _args, { viewer, apiKey }: GraphContext) => {
    if (viewer) return isStaff(viewer.role) ? true : forbidden();
    return apiKey ? forbidden() : unauthenticated();
  },
);

/**
 * Somebody who may do the action (domain/accounts/permissions.ts); where scopes are named, also a program whose API key was
 * made with one of them. Asked again, it answers the same rule: shield knows a rule by its name and wants each but once.
 */
function may(action: Action, scopes: readonly ApiScope[]): IRule {
  return once(`may_${[action, ...scopes].join('_')}`, (name) =>
    rule(name, { cache: 'contextual' })((_parent, _args, context: GraphContext) => {
      const { viewer, apiKey } = context;
      if (viewer) return viewerMay(viewer, action) ? true : refused(viewer, action);
      if (!apiKey) return unauthenticated(scopes.length > 0 ? SIGN_IN_OR_KEY : undefined);
      return scopes.some((scope) => apiKey.scopes.includes(scope)) ? true : lackingScope(scopes);
    }),
  );
}

/** Whose row it is, by its `userId`, or staff who may do the action. */
function isOwnerOr(path: string, action: Action): IRule {
  return once(`isOwnerOr_${path}`, (name) =>
    rule(name, { cache: 'no_cache' })(
      ({ userId }: { userId: string | null }, _args, { viewer, apiKey }: GraphContext) => {
        if (viewer) return userId === viewer.id || viewerMay(viewer, action) ? true : forbidden();
        return apiKey ? forbidden() : unauthenticated();
      },
    ),
  );
}

const made = new Map<string, IRule>();

function once(name: string, make: (name: string) => IRule): IRule {
  const known = made.get(name) ?? make(name);
  made.set(name, known);
  return known;
}

function refused(viewer: Viewer, action: Action) {
  return viewer.lacksTwoFactor && can(viewer, action)
    ? forbidden('The store asks its staff to sign in with two factors. Please set that up first.')
    : isStaff(viewer.role)
      ? lacking(permissionCode(action))
      : forbidden();
}
