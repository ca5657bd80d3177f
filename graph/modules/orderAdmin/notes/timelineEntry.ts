import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import type { OrderEvent, Prisma } from '#graph/prisma/generated/client.ts';

const dataSchema = z.object({
  undone: z.boolean().catch(false),
  undoes: z.enum(ORDER_STATUSES).nullable().catch(null),
  editedAt: z.coerce.date().nullable().catch(null),
});

/** What an entry keeps of itself, beside what changed. */
const OWN_AFFAIRS = ['undo', 'undone', 'undoes', 'editedAt'];

export function readEntry({ data }: Pick<OrderEvent, 'data'>): z.infer<typeof dataSchema> {
  return dataSchema.parse(isObject(data) ? { ...NOTHING, ...data } : NOTHING);
}

const NOTHING = { undone: false, undoes: null, editedAt: null };

/** What changed, for whoever reads the timeline; null where there is nothing. */
export function shownData({ data }: Pick<OrderEvent, 'data'>): Prisma.JsonValue {
  if (!isObject(data)) return data;
  const shown = Object.fromEntries(Object.entries(data).filter(([name]) => !OWN_AFFAIRS.includes(name)));
  return Object.keys(shown).length > 0 ? shown : null;
}

function isObject(data: Prisma.JsonValue): data is Prisma.JsonObject {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}
