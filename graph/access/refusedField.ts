import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { ApiScope } from '#domain/accounts/roles.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors.ts';
import { accessRules } from './accessRules.ts';
import { type AskedField, type AskedOperation, askedFields } from './askedFields.ts';
import { toShieldRules } from './toShield.ts';

const rules = toShieldRules(accessRules);

/** What a program may ask for of what it has written, where it lacks the scope that reads it: nothing personal. */
export const RECEIPTS: Readonly<Record<string, Receipt>> = {
  Order: {
    scope: 'read-orders',
    noun: 'an order',
    fields: ['id', 'number', 'status', 'paymentStatus', 'version'],
    // Who places an order has said all that it holds.
    whole: 'placeOrder',
  },
  Customer: { scope: 'read-customers', noun: 'a customer', fields: ['id', 'status', 'version'] },
};

interface Receipt {
  scope: ApiScope;
  noun: string;
  fields: readonly string[];
  /** The mutation that answers all of it all the same. */
  whole?: string;
}

/**
 * The first field of an operation that the caller may not ask for, as the error to answer; null when there is none. Of a
 * mutation its whole answer is looked through, so that nothing is refused any more once it has written. Nothing but names
 * is looked at: the arguments may be anything.
 */
export async function refusedField(
  operation: AskedOperation,
  context: GraphContext,
): Promise<GraphQLError | null> {
  for (const asked of askedFields(operation)) {
    const refusal = await refusalAt(asked, context);
    if (!refusal) continue;
    const { extensions } = refusal as GraphQLError;
    return new GraphQLError(refusal.message, { nodes: asked.node, path: asked.path, extensions });
  }
  return null;
}

/** Whether no scope is in the way: for accounts other rules hold, and a program needs one of these. */
export function hasScope({ apiKey }: Pick<GraphContext, 'apiKey'>, ...scopes: ApiScope[]): boolean {
  return apiKey === null || scopes.some((scope) => apiKey.scopes.includes(scope));
}

function refusalAt(asked: AskedField, context: GraphContext): Promise<Error | null> | Error | null {
  const { type, node, root, path } = asked;
  const field = node.name.value;
  // At the top of its answer stands what the caller has written: a review is its writer's own, or staff's work.
  if (type === 'Review' && field === 'status' && path.length === 3) return null;
  const receipt = RECEIPTS[type];
  if (receipt && root !== receipt.whole && field !== '__typename' && !hasScope(context, receipt.scope)) {
    const { scope, noun, fields } = receipt;
    if (!fields.includes(field))
      return forbidden(
        `Without the scope ${scope} a key may ask for ${fields.join(', ')} of ${noun}, and not for ${field}.`,
      );
  }
  return findRefusal(type, field, context);
}

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
