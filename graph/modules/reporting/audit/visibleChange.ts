import type { GraphContext } from '#graph/context.ts';
import { seesCost } from '#graph/modules/catalog/seesCost.ts';
import type { AuditEntry, Prisma } from '#graph/prisma/generated/client.ts';

type Change = Pick<AuditEntry, 'before' | 'after'>;

/** What an entry says has changed, as far as the reader may know it: what products cost is for those who see costs. */
export function shownChange(
  context: Pick<GraphContext, 'viewer' | 'apiKey'>,
  { before, after }: Change,
): Change {
  if (seesCost(context)) return { before, after };
  return withoutCost({ before, after });
}

/** The same for a reader who sees no costs. */
export function withoutCost({ before, after }: Change): Change {
  return { before: omitCost(before), after: omitCost(after) };
}

function omitCost(fields: Prisma.JsonValue): Prisma.JsonValue {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  const { cost: _hidden, ...others } = fields;
  return others;
}
