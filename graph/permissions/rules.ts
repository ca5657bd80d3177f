import { rule } from 'graphql-shield';
import { type Action, can } from '#domain/roles.ts';
import type { GraphContext } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';

export { allow, deny } from 'graphql-shield';

/** Somebody with an open session. */
export const isSignedIn = rule({ cache: 'contextual' })((_parent, _args, context: GraphContext) => {
  return context.viewer ? true : signInFirst(context);
});

/** Somebody whose role allows the action (domain/roles.ts). */
export const may = (action: Action) =>
  rule(`may_${action}`, { cache: 'contextual' })((_parent, _args, context: GraphContext) => {
    if (!context.viewer) return signInFirst(context);
    return can(context.viewer.role, action) ? true : forbidden();
  });

function signInFirst({ tokenProblem }: GraphContext) {
  return unauthenticated(
    tokenProblem === 'expired' ? 'Your session has expired. Please login again.' : undefined,
  );
}
