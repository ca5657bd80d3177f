import type { GraphContext } from '#graph/context.ts';
import { canSeeCost } from '#graph/modules/catalog/canSeeCost.ts';
import type { AuditEntry, Prisma } from '#graph/prisma/generated/client.ts';

type Change = Pick<AuditEntry, 'before' | 'after'>;

/** Returns an entry's change as far as the viewer can see it: product costs require a permission. */
export function getVisibleChange(
  context: Pick<GraphContext, 'viewer' | 'apiKey'>,
  { before, after }: Change,
): Change {
  if (canSeeCost(context)) return { before, after };
  return hideCost({ before, after });
}

export function hideCost({ before, after }: Change): Change {
  return { before: omitCost(before), after: omitCost(after) };
}

function omitCost(fields: Prisma.JsonValue): Prisma.JsonValue {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  const { cost: _hidden, ...others } = fields;
  return others;
}
