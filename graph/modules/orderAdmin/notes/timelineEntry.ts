import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import type { OrderEvent, Prisma } from '#graph/prisma/generated/client.ts';

const dataSchema = z.object({
  undone: z.boolean().catch(false),
  undoes: z.enum(ORDER_STATUSES).nullable().catch(null),
  editedAt: z.coerce.date().nullable().catch(null),
});

/** Internal fields of an entry's data, which are not shown as changes. */
const INTERNAL_FIELDS = ['undo', 'undone', 'undoes', 'editedAt'];

export function readEntryData({ data }: Pick<OrderEvent, 'data'>): z.infer<typeof dataSchema> {
  return dataSchema.parse(isObject(data) ? { ...DEFAULT_DATA, ...data } : DEFAULT_DATA);
}

const DEFAULT_DATA = { undone: false, undoes: null, editedAt: null };

/** Returns the changes to show in the timeline. Null if there are none. */
export function findVisibleChanges({ data }: Pick<OrderEvent, 'data'>): Prisma.JsonValue {
  if (!isObject(data)) return data;
  const visibleFields = Object.fromEntries(
    Object.entries(data).filter(([name]) => !INTERNAL_FIELDS.includes(name)),
  );
  return Object.keys(visibleFields).length > 0 ? visibleFields : null;
}

function isObject(data: Prisma.JsonValue): data is Prisma.JsonObject {
  return data !== null && typeof data === 'object' && !Array.isArray(data);
}
