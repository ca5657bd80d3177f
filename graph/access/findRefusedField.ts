import { GraphQLError } from 'graphql';
import type { ApiScope } from '#domain/accounts/roles.ts';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors/httpError.ts';
import { accessRules } from './accessRules.ts';
import { type AskedField, type AskedOperation, askedFields } from './askedFields.ts';
import { refusalFor, refusalForRow } from './refusalFor.ts';
import { isRoot } from './toShield.ts';

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
export function refusedField(operation: AskedOperation, context: GraphContext): GraphQLError | null {
  for (const asked of askedFields(operation)) {
    const refusal = refusalAt(asked, context);
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

function refusalAt(asked: AskedField, context: GraphContext): Error | null {
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

/** Returns why the caller may not use a field, before execution; null if they may or the field has no rule. */
export function findRefusal(type: string, field: string, context: GraphContext): Error | null {
  const rule = accessRules[type]?.[field];
  if (!rule) return null;
  const { owned, action } = rule;
  return owned && action && !isRoot(type)
    ? refusalForRow(action, undefined, context)
    : refusalFor(rule, context);
}
