import { GraphQLError } from 'graphql';
import type { ApiScope } from '#domain/accounts/roles.ts';
import type { GraphContext } from '#graph/context.ts';
import { createForbiddenError } from '#graph/errors/httpError.ts';
import { accessRules } from './accessRules.ts';
import { getRefusal, getRowRefusal } from './getRefusal.ts';
import { isRoot } from './guardSchema.ts';
import { listSelectedFields, type SelectedField, type SentOperation } from './listSelectedFields.ts';

/**
 * Fields of a written object that an integration may select without the scope to read the object. They contain no
 * personal data.
 */
export const WRITE_RECEIPTS: Readonly<Record<string, Receipt>> = {
  Order: {
    scope: 'read-orders',
    noun: 'an order',
    fields: ['id', 'number', 'status', 'paymentStatus', 'version'],
    // The caller who places an order has sent all of its data.
    exemptMutation: 'placeOrder',
  },
  Customer: { scope: 'read-customers', noun: 'a customer', fields: ['id', 'status', 'version'] },
};

interface Receipt {
  scope: ApiScope;
  noun: string;
  fields: readonly string[];
  /** Mutation that returns all fields even without the scope. */
  exemptMutation?: string;
}

/**
 * Returns the error for the first field of an operation that the caller may not select; null if there is none. The
 * entire selection of a mutation is checked, so nothing is refused after the write. Only field names are read; the
 * arguments can be invalid.
 */
export function findRefusedField(operation: SentOperation, context: GraphContext): GraphQLError | null {
  for (const selectedField of listSelectedFields(operation)) {
    const refusal = findSelectionRefusal(selectedField, context);
    if (!refusal) continue;
    const { extensions } = refusal as GraphQLError;
    return new GraphQLError(refusal.message, {
      nodes: selectedField.node,
      path: selectedField.path,
      extensions,
    });
  }
  return null;
}

/** Returns true if the caller has one of the scopes or is not an integration. Accounts are checked by other rules. */
export function hasScope({ apiKey }: Pick<GraphContext, 'apiKey'>, ...scopes: ApiScope[]): boolean {
  return apiKey === null || scopes.some((scope) => apiKey.scopes.includes(scope));
}

function findSelectionRefusal(selectedField: SelectedField, context: GraphContext): Error | null {
  const { type, node, root, path } = selectedField;
  const field = node.name.value;
  // A review returned by its own mutation belongs to its author or was moderated by staff.
  if (type === 'Review' && field === 'status' && path.length === 3) return null;
  const receipt = WRITE_RECEIPTS[type];
  if (
    receipt &&
    root !== receipt.exemptMutation &&
    field !== '__typename' &&
    !hasScope(context, receipt.scope)
  ) {
    const { scope, noun, fields } = receipt;
    if (!fields.includes(field))
      return createForbiddenError(
        `Without the scope ${scope}, a key can select only ${fields.join(', ')} of ${noun}, not ${field}.`,
      );
  }
  return findRefusal(type, field, context);
}

/**
 * Returns the error if the caller may not use a field, checked before execution. Null if they may or the field has no
 * rule.
 */
export function findRefusal(type: string, field: string, context: GraphContext): Error | null {
  const rule = accessRules[type]?.[field];
  if (!rule) return null;
  const { isOwned, action } = rule;
  return isOwned && action && !isRoot(type)
    ? getRowRefusal(action, undefined, context)
    : getRefusal(rule, context);
}
