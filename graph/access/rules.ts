import { type IRule, rule } from 'graphql-shield';
import { type Action, type ApiScope, can } from '#domain/roles.ts';
import type { GraphContext, Viewer } from '#graph/context.ts';
import { forbidden, unauthenticated } from '#graph/errors.ts';
import { viewerMay } from './viewerMay.ts';

export { allow, deny } from 'graphql-shield';

/** Somebody with an open session. */
export const isSignedIn = rule({ cache: 'contextual' })((_parent, _args, context: GraphContext) => {
  if (context.viewer) return true;
  return context.apiKey ? forbidden() : unauthenticated();
});

/** Somebody of the staff, for their own way to sign in: also who lacks the second factor that the store asks for. */
export const isStaffMember = rule({ cache: 'contextual' })((_parent, _args, context: GraphContext) => {
  const { viewer, apiKey } = context;
  if (viewer) return can(viewer.role, 'enterAdmin') ? true : forbidden();
  return apiKey ? forbidden() : unauthenticated();
});

/**
 * Somebody whose role allows the action (domain/roles.ts); where scopes are named, also a program whose API key was
 * made with one of them. Asked again, it answers the same rule: shield knows a rule by its name and wants each but once.
 */
export function may(action: Action, ...scopes: ApiScope[]): IRule {
  const name = `may_${[action, ...scopes].join('_')}`;
  const made = rulesMade.get(name) ?? makeRule(name, action, scopes);
  rulesMade.set(name, made);
  return made;
}

const rulesMade = new Map<string, IRule>();

function makeRule(name: string, action: Action, scopes: ApiScope[]): IRule {
  return rule(name, { cache: 'contextual' })((_parent, _args, context: GraphContext) => {
    const { viewer, apiKey } = context;
    if (viewer) return viewerMay(viewer, action) ? true : refused(viewer, action);
    if (!apiKey) return unauthenticated();
    return scopes.some((scope) => apiKey.scopes.includes(scope)) ? true : forbidden();
  });
}

function refused({ role, lacksTwoFactor }: Viewer, action: Action) {
  return lacksTwoFactor && can(role, action)
    ? forbidden('The store asks its staff to sign in with two factors. Please set that up first.')
    : forbidden();
}
