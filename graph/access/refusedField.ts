import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import type { GraphContext } from '#graph/context.ts';
import { forbidden } from '#graph/errors.ts';
import { accessRules } from './accessRules.ts';
import { type AskedField, type AskedOperation, askedFields } from './askedFields.ts';
import { toShieldRules } from './toShield.ts';

const rules = toShieldRules(accessRules);

/** What a program that does not read orders is told of one that it has written. */
export const RECEIPT: readonly string[] = ['id', 'number', 'status', 'paymentStatus', 'version'];

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

/** Whether what the caller writes to an order answers a receipt alone: nothing personal, of a buyer or in a free text. */
export function getsReceipts({ apiKey }: Pick<GraphContext, 'apiKey'>): boolean {
  return apiKey !== null && !apiKey.scopes.includes('read-orders');
}

function refusalAt(asked: AskedField, context: GraphContext): Promise<Error | null> | Error | null {
  const { type, node, root, path } = asked;
  const field = node.name.value;
  // At the top of its answer stands what the caller has written: a review is its writer's own, or staff's work.
  if (type === 'Review' && field === 'status' && path.length === 3) return null;
  const isOfReceipt = RECEIPT.includes(field) || field === '__typename';
  // Who places an order has said all that it holds.
  if (type === 'Order' && !isOfReceipt && root !== 'placeOrder' && getsReceipts(context))
    return forbidden(
      `Without the scope read-orders a key may ask for ${RECEIPT.join(', ')} of an order, and not for ${field}.`,
    );
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
