import type { GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors.ts';
import { accessRules } from './accessRules.ts';
import { toShieldRules } from './toShield.ts';

const rules = toShieldRules(accessRules);

/** Why the caller may not ask for a field, before anything is asked; null where they may, or no rule is for it. */
export async function findRefusal(type: string, field: string, context: GraphContext): Promise<Error | null> {
  const rule = rules[type]?.[field];
  if (!rule) return null;
  // Shield keeps what its rules say with the context that it is given.
  const asking = { ...context, _shield: { cache: {} } };
  const answer = await rule.resolve({}, {}, asking, {} as GraphQLResolveInfo, {} as never);
  if (answer === true) return null;
  return answer instanceof Error ? answer : forbidden();
}
