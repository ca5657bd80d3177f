import type { Metal } from '#domain/catalog/metals.ts';
import type { Order, OrderEvent, OrderLine, StoreEvent as Row } from '#graph/prisma/generated/client.ts';

/** Fields of an order before its change, used to derive the type of change. */
export type PreviousOrder = Pick<Order, 'id' | 'number' | 'status' | 'paymentStatus' | 'version'>;

export type PlacedOrderRow = Order & { parts: { lines: OrderLine[]; timeline: OrderEvent[] } };

type Kind = Row['kind'];

/** A change as stored for all servers: the kind of object, and its id if the kind has several objects. */
export interface StoreChange {
  kind: Kind;
  subjectId: string | null;
}

/** An event with details for subscribers in the same process. Only the kind and subject are stored. */
export type StoreEvent = StoreChange & {
  /** Products and customers: true if created. */
  isNew?: boolean;
  /** Orders: the order before the change. */
  before?: PreviousOrder;
  /** Orders: the return that was received. */
  returnId?: string;
  /** Orders placed without Prisma: the complete order. */
  order?: PlacedOrderRow;
  /** Metal rates: the rate and its change. */
  rate?: { id: string; change: 'published' | 'withdrawn'; metal: Metal };
};

/** Kinds of change that shoppers cannot see. They do not change the snapshot. */
const STAFF_ONLY_KINDS: readonly Kind[] = ['ORDER_PLACED', 'ORDER', 'CUSTOMER', 'WEBHOOKS', 'THREAD'];

/** Returns true if shoppers can see the change. */
export function isVisibleToShoppers({ kind }: StoreChange): boolean {
  return !STAFF_ONLY_KINDS.includes(kind);
}

/** Returns the events of created, changed or deleted products. */
export function productsChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'PRODUCT', subjectId, ...(areNew && { isNew: true }) }));
}

/** Returns events for products if only their stock has changed. */
export function stockChanged(productIds: readonly string[]): StoreEvent[] {
  return productIds.map((subjectId) => ({ kind: 'STOCK', subjectId }));
}

export const collectionsChanged = (): StoreEvent => ({ kind: 'COLLECTIONS', subjectId: null });

/** Event of changed banners or home sections. */
export const contentChanged = (): StoreEvent => ({ kind: 'CONTENT', subjectId: null });

/** Returns the event of a published or withdrawn metal rate. */
export function rateChanged(
  change: 'published' | 'withdrawn',
  { id, metal }: { id: string; metal: Metal },
): StoreEvent {
  return { kind: 'RATES', subjectId: null, rate: { id, change, metal } };
}

export const settingsChanged = (): StoreEvent => ({ kind: 'SETTINGS', subjectId: null });

/** Event of changed coupons, which may include automatic ones. */
export const couponsChanged = (): StoreEvent => ({ kind: 'COUPONS', subjectId: null });

/** Event of rows written outside the use cases, after which the complete snapshot is reloaded. */
export const everythingChanged = (): StoreEvent => ({ kind: 'EVERYTHING', subjectId: null });

/** Returns the event of a changed or deleted order. */
export function orderChanged(before: PreviousOrder): StoreEvent {
  return { kind: 'ORDER', subjectId: before.id, before };
}

/** Returns the event of a return whose items were received. */
export function itemsReturned(before: PreviousOrder, { id }: { id: string }): StoreEvent {
  return { ...orderChanged(before), returnId: id };
}

/** Returns the event of a placed order. An order written without Prisma must be passed with its lines and timeline. */
export function orderPlaced(id: string, order?: PlacedOrderRow): StoreEvent {
  return { kind: 'ORDER_PLACED', subjectId: id, ...(order && { order }) };
}

/** Returns the events of changed customer accounts. Events of staff accounts are not delivered. */
export function customersChanged(ids: readonly string[], { areNew = false } = {}): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'CUSTOMER', subjectId, ...(areNew && { isNew: true }) }));
}

export const webhooksChanged = (): StoreEvent => ({ kind: 'WEBHOOKS', subjectId: null });

/** Returns the events of changed threads and threads with new messages. */
export function threadsChanged(ids: readonly string[]): StoreEvent[] {
  return ids.map((subjectId) => ({ kind: 'THREAD', subjectId }));
}
